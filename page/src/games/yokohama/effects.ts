// What a technology does, in signs: pieces, goods, points, and a word where no drawing says it.
// They come from the rules' components.toml, by way of a script that writes printed.json.
import printed from './printed.json';

export type Sign = { icon: string } | { vp: number } | { yen: number } | { word: string } | { then: boolean };

const titles: Record<string, { signs: object[] }> = printed.titles;

/** The signs of a technology; none of one that is not known. */
export const effect = (title: string) => (titles[title]?.signs ?? []) as Sign[];
