// What somebody prefers on this device. Nothing of it leaves the browser.
import { preferredLanguage, speak, type Language } from './say.svelte';

export interface Settings {
  language: Language | null;
  theme: 'system' | 'day' | 'night';
  /** How fast pieces travel: 0 not at all, 1 as meant, 2 twice as slow. */
  pace: number;
  /** Which moves are selected first and then confirmed: all, those that cannot be taken back, or none. */
  confirm: 'always' | 'final' | 'never';
  /** What is not asked: an area yields all it can, what has one answer, where an assistant for a board comes from. */
  takeMost: boolean;
  onlyWay: boolean;
  fromArea: boolean;
  sounds: boolean;
  patterns: boolean;
  textTable: boolean;
  /** Whether it was asked at the first table if the games are known. */
  played: boolean;
  /** Whether what happens for the first time is explained, and what was: `osaka payday`. */
  firstNotes: boolean;
  notesGiven: string[];
  /** The edition whose names the rules pages use. */
  edition: number;
  /** The last choice on the home page, for each game. */
  last: Record<string, { players: number; bot: string }>;
}

const KEY = 'shokai-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  pace: 1,
  confirm: 'final',
  takeMost: true,
  onlyWay: true,
  fromArea: true,
  sounds: false,
  patterns: false,
  textTable: false,
  played: false,
  firstNotes: true,
  notesGiven: [],
  edition: 2016,
  last: {},
};

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    // It used to be on or off.
    if (typeof kept.confirm === 'boolean') kept.confirm = kept.confirm ? 'always' : 'never';
    // Whoever was asked before there were notes has played since.
    if (kept.played && kept.firstNotes === undefined) kept.firstNotes = false;
    return kept;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export function night(): boolean {
  return settings.theme === 'night' || (settings.theme === 'system' && system.dark);
}

/** How long a motion takes in milliseconds; 0 where the system or the settings ask for none. */
export function motion(milliseconds: number): number {
  return system.still ? 0 : milliseconds * settings.pace;
}

/** The document as the settings want it. */
function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = night() ? 'night' : 'day';
  root.dataset.motion = motion(1) === 0 ? 'none' : 'some';
  root.dataset.patterns = settings.patterns ? 'yes' : 'no';
  root.style.setProperty('--pace', String(settings.pace));
}
// Before the first paint, so that nobody is dazzled at night.
dress();

/** Keeps document and storage in step with the settings; called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(dress);
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}

export async function startSpeaking(): Promise<void> {
  await speak(preferredLanguage(settings.language, navigator.languages));
}
