/**
 * A program's text with `\u` in the place of all letters beyond ASCII: V8 keeps the text of what it runs, and Node hands it over with two bytes
 * for each of its letters instead of one where one such letter is in it. Within strings, templates and expressions the escape means the same;
 * only what asks for a text as it was written (`String.raw`) would tell.
 */
export const writeAscii = (code: string): string =>
  // A backslash that escapes such a letter says nothing, and would escape ours.
  code.replaceAll(
    /(?<!\\)((?:\\\\)*)\\?([^\0-\x7F])/g,
    (_all, before: string, letter: string) => before + escape(letter),
  );

const escape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
