/** Titles, labels and buttons have none of these (docs/words.md): they stay as they are typed, for whoever searches or copies them. */
const isSentence = (text: string): boolean => /[.?!:](?:\s|\}|<|$)/.test(text);

/**
 * Keeps «E-Mail» and «E-ID» in one line of German, where a line that ends with «E-» reads as if something were left out: a word joiner
 * (U+2060) behind the hyphen, which nobody sees and a search in the page passes over.
 */
export const joinLetters = (text: string): string =>
  isSentence(text) ? text.replaceAll(/\bE-(?=Mail|ID)/g, '$&\u2060') : text;
