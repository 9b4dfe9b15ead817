/** Stands before a text that a person still has to write or to translate; `npm run messages` fails while one is left. */
export const unwritten = '[…] ';
