// Things that happen in an order of their own between two views, by game.
import type { Scenes } from '../lib/follower.svelte';
import { scenes as osaka } from './osaka/scenes';

export const SCENES: Record<string, Scenes> = { osaka: osaka as unknown as Scenes };
