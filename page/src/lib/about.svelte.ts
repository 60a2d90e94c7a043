// What the server has: games, bots, version. Asked once, and again while something is being compiled.
import type { components } from './api';
import { get } from './server';

export type About = components['schemas']['About'];

export const about = $state<{ told: About | null; failed: string | null }>({ told: null, failed: null });

export async function askAbout(): Promise<void> {
  try {
    about.told = await get<About>('/about');
    about.failed = null;
  } catch (error) {
    about.failed = (error as Error).message;
    setTimeout(() => void askAbout(), 3000);
  }
}
