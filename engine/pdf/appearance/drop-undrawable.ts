import type { AppearanceText } from './lay-out.ts';
import { loadPackedFonts } from './packed-faces.ts';
import { GlyphMissing, normaliseLine, shapeLine, shortenLine } from './shape-text.ts';

/** The text without a reason that no bundled font can draw: /Reason holds it all in any case. Loads the fonts that the text needs. */
export async function dropUndrawable(text: AppearanceText): Promise<AppearanceText> {
  const { reason, ...rest } = text;
  await loadPackedFonts(Object.values(text).join(' '));
  if (reason === undefined) return text;
  try {
    const line = shortenLine(normaliseLine(reason));
    shapeLine(line, 'detail');
    return { ...rest, reason: line };
  } catch (error) {
    if (error instanceof GlyphMissing) return rest;
    throw error;
  }
}
