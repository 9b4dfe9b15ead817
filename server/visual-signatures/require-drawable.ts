import { GlyphMissing, loadPackedFonts, shapeLine, shortenLine } from '@sigillum/engine/pdf/appearance';
import { refuse } from '../http/refusal.ts';

interface Lines {
  name?: string | undefined;
  optionalLine?: string | undefined;
  location?: string | undefined;
}

/** A document shows exactly what was typed, or it is refused: no glyph is drawn in place of another. Throws a refusal. */
export async function requireDrawable({ name = '', optionalLine = '', location = '' }: Lines): Promise<void> {
  await loadPackedFonts([name, optionalLine, location].join(' '));
  try {
    shapeLine(shortenLine(name), 'name');
    shapeLine(shortenLine(optionalLine), 'detail');
    shapeLine(shortenLine(location), 'detail');
  } catch (error) {
    throw error instanceof GlyphMissing ? refuse('error.visual_signature.not_drawable') : error;
  }
}
