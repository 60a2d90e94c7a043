// Positions of the games in words: how the choices of a position's form are called. Loaded with the editor.
export interface FormWords {
  /** What a choice is called; its own text where there is no other word. `called` says what a seat's name is shown as. */
  choiceName: (what: string, choice: string, edition: number, called: (name: string) => string) => string;
  placeName: (place: string) => string;
}

const GAMES = import.meta.glob<FormWords>('./*/form.ts');
const PLAIN: FormWords = { choiceName: (_, choice) => choice, placeName: (place) => place };

export const formWordsOf = async (game: string): Promise<FormWords> => GAMES[`./${game}/form.ts`]?.() ?? PLAIN;
