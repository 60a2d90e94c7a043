import type { GameLook } from '../index';
import { SEATS as seats } from './seats';

export const GAME: GameLook = { kanji: '横濱', seats, demand: 2, ownCards: true };
