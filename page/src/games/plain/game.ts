import type { GameLook } from '../index';
import { SEATS as seats } from './seats';

export const GAME: GameLook = { kanji: '', seats, demand: 0 };
