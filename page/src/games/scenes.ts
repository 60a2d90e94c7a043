// Things that happen in an order of their own between two views, by game.
import type { Scenes } from '../lib/follower.svelte';
import { byGame } from './each';

export const SCENES = byGame(import.meta.glob<Scenes>('./*/scenes.ts', { eager: true, import: 'scenes' }));
