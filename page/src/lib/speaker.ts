// Says things in one language, as texts/__init__.py does for Python: same files, same rules.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say, SayArgument } from './table';

/** What stands between the parts of a list, where it is not a comma and a space; texts/__init__.py has the same. */
const COMMAS: Record<string, string> = { ja: '、' };
/** A longer argument is something that somebody typed; a sentence is not that long. */
const LONGEST = 500;

export class Speaker {
  readonly missing = new Set<string>();
  #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(said: Say | string, args?: Record<string, SayArgument>): string {
    const id = typeof said === 'string' ? said : said.id;
    const given = typeof said === 'string' ? args : said.args;
    // Some sentences of the games speak of typing: the page has words of its own for them.
    const pattern = (this.#bundle.getMessage(`page-says-${id}`) ?? this.#bundle.getMessage(id))?.value;
    if (!pattern) {
      // Shown as its id, so that nothing is lost and a test finds it.
      this.missing.add(id);
      return id;
    }
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(given ?? {})) values[name] = this.#argument(name, value);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) this.missing.add(`${id}: ${errors[0]!.message}`);
    return text;
  }

  /** Several things in a row, as the language writes them. */
  list(parts: readonly string[]): string {
    return parts.join(COMMAS[this.language] ?? ', ');
  }

  /** People do things together: an "and" stands before the last of them. */
  people(names: readonly string[]): string {
    const [last, ...others] = [...names].reverse();
    return others.length && this.has('people-and')
      ? this.say('people-and', { others: others.reverse(), last: last! })
      : this.list(names);
  }

  /** One of several things: take a card or reserve one. */
  either(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'disjunction' }).format(parts);
  }

  #argument(name: string, value: SayArgument): string | number {
    if (name !== 'players' || !Array.isArray(value)) return this.#value(value);
    return this.people(value.map((item) => String(this.#value(item))));
  }

  #value(value: SayArgument): string | number {
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.#value(item))));
    if (typeof value === 'object' && value !== null) return this.say(value);
    if (typeof value === 'string' && value.length > LONGEST) return `${value.slice(0, LONGEST)}…`;
    return value;
  }
}
