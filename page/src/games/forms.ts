// Positions of the games in words: how the choices of a position's form are called. Loaded with the editor.
export interface FormWords {
  /** What a choice is called; its own text where there is no other word. */
  choiceName: (what: string, choice: string, edition: number) => string;
  placeName: (place: string) => string;
}

const GAMES = import.meta.glob<FormWords>('./*/form.ts');
const PLAIN: FormWords = { choiceName: (_, choice) => choice, placeName: (place) => place };

export const formWordsOf = async (game: string): Promise<FormWords> => GAMES[`./${game}/form.ts`]?.() ?? PLAIN;
