import type { Font, Glyph } from 'fontkit';

const isMark = (letters: readonly number[]) => /^\p{M}+$/u.test(String.fromCodePoint(...letters));

/**
 * The library keeps each glyph with the letters of its first use: none, where it was a part of another one (the O of an Ö that was embedded), or
 * others that look the same (Δ and ∆). After this each glyph says the letters that it is asked for with.
 */
export function sayOwnLetters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters) => {
    const glyph = getGlyph(id, letters);
    if (!letters || String(letters) === String(glyph.codePoints)) return glyph;
    return Object.create(glyph, {
      codePoints: { value: letters },
      isMark: { value: letters.length > 0 && isMark(letters) },
      isLigature: { value: letters.length > 1 },
    }) as Glyph;
  };
  return font;
}
