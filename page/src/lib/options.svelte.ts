// The options of a game that somebody chooses: one of its editions, and any of the others.
import { about } from './about.svelte';
import { hasText, say } from './say.svelte';

const isEdition = (option: string) => /^\d{4}$/.test(option);

export const optionName = (option: string): string =>
  hasText(`page-option-${option}`) ? say(`page-option-${option}`) : option;

export class Options {
  edition = $state('2024');
  chosen = $state<string[]>([]);

  /** What is chosen for one game stays chosen while another is looked at. */
  constructor(readonly game: () => string) {}

  get #known(): string[] {
    return about.told?.games[this.game()]?.options ?? [];
  }
  get editions(): string[] {
    return this.#known.filter(isEdition);
  }
  get others(): string[] {
    return this.#known.filter((option) => !isEdition(option));
  }
  /** As the server is asked for them. */
  get text(): string {
    const edition = this.editions.includes(this.edition) ? [this.edition] : [];
    return [...edition, ...this.chosen.filter((option) => this.others.includes(option))].join(' ');
  }
}
