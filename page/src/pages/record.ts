// A record that was opened from a file, on its way from one page to the other. It survives a reload.
const KEY = 'shokai-record';

export const keepRecord = (text: string): void => sessionStorage.setItem(KEY, text);
export const keptRecord = (): string | null => sessionStorage.getItem(KEY);
