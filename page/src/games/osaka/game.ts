import type { GameLook } from '../index';
import { SEATS as seats } from './seats';

export const GAME: GameLook = { kanji: '大坂', seats, demand: 1 };
