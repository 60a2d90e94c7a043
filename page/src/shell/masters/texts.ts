// The texts of this page, loaded with it.
import type { Language } from '../../lib/say.svelte';

const FILES = import.meta.glob<string>('../../../../src/shokai/texts/*/masters-play.ftl', {
  query: '?raw',
  import: 'default',
});

export const texts = async (language: Language): Promise<string> =>
  FILES[`../../../../src/shokai/texts/${language}/masters-play.ftl`]!();
