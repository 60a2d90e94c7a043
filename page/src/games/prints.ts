// The pictures of the games on the home page.
import type { Component } from 'svelte';
import { byGame } from './each';

export const PRINTS = byGame(import.meta.glob<Component>('./*/Print.svelte', { eager: true, import: 'default' }));
