// The language that the page speaks, and saying things in it. `say` may be used anywhere in a template: when the
// language changes, everything said changes with it, at once.
import { Speaker } from './speaker';
import type { Say, SayArgument } from './table';

export const LANGUAGES = ['en', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', ja: '日本語' };

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  ja: () => import('./texts/ja'),
};

/** Texts of parts of the page that are loaded when they are opened. */
const LATER: ((language: Language) => Promise<string>)[] = [];

/** Texts that only a part of the page needs, each a file of its own: whoever plays does not load them. */
const FILES = import.meta.glob<string>(
  '../../../src/shokai/texts/*/{*guide,*-rules,*-lessons,admin,board,review,lab,honours,ladder,lobby}.ftl',
  { query: '?raw', import: 'default' },
);
const filesOf = (name: RegExp) => async (language: Language) => {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`) && name.test(path));
  return (await Promise.all(files.map(([, load]) => load()))).join('\n');
};
const PARTS = {
  rules: filesOf(/(guide|-rules)\.ftl$/),
  lessons: filesOf(/-lessons\.ftl$/),
  admin: filesOf(/\/admin\.ftl$/),
  board: filesOf(/\/(board|review)\.ftl$/),
  lab: filesOf(/\/lab\.ftl$/),
  profile: filesOf(/\/(honours|ladder)\.ftl$/),
  lobby: filesOf(/\/lobby\.ftl$/),
};

let current = $state.raw<Speaker>(new Speaker('en', []));

export function language(): Language {
  return current.language as Language;
}

/** The text of a Say, or of a message by its id. */
export function say(said: Say | string | null | undefined, args?: Record<string, SayArgument>): string {
  return said ? current.say(said, args) : '';
}

/** Several things in a row: Osaka, Edo. */
export function listOf(parts: readonly string[]): string {
  return current.list(parts);
}

/** Several people: Aiko and Ben. */
export function people(names: readonly string[]): string {
  return current.people(names);
}

/** One of several things: Osaka or Edo. */
export function anyOf(parts: readonly string[]): string {
  return current.either(parts);
}

export function hasText(id: string): boolean {
  return current.has(id);
}

/** What could not be said so far; tests look at it. */
export function missingTexts(): string[] {
  return [...current.missing];
}

/** The texts of games that the page was not built with; without them the page goes on. */
async function furtherTexts(language: Language): Promise<string> {
  try {
    const answer = await fetch(`/api/texts/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** What was asked for last: the language, its number, and until it is spoken. */
let wanted: Language = 'en';
let asked = 0;
let spoken: Promise<void> = Promise.resolve();

/** From now on everything is said in a language. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return (spoken = load(language, ++asked));
}

async function load(language: Language, number: number): Promise<void> {
  const [{ default: sources }, further, ...later] = await Promise.all([
    SOURCES[language](),
    furtherTexts(language),
    ...LATER.map((load) => load(language)),
  ]);
  // Whoever asked later knows of more texts, or of another language.
  if (number < asked) return spoken;
  if (language === 'ja') void import('./fonts-ja');
  current = new Speaker(language, [...sources, further, ...later]);
  document.documentElement.lang = language;
}

/** Speaks these texts too, from now on, in whatever language; done when they are spoken, whoever asked first. */
export async function speakAlso(load: (language: Language) => Promise<string>): Promise<void> {
  if (LATER.includes(load)) return spoken;
  LATER.push(load);
  await speak(wanted);
}

/** From now on the texts of a part of the page can be said, too. */
export async function speakOf(part: keyof typeof PARTS): Promise<void> {
  await speakAlso(PARTS[part]);
}

/** The language to start with: the chosen one, else the browser's where we speak it, else English. */
export function preferredLanguage(chosen: string | null, browser: readonly string[]): Language {
  for (const wanted of [chosen ?? '', ...browser]) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return 'en';
}
