import type { Font, GlyphRun } from 'fontkit';

/** Glyphs in drawing order, from left to right, with their places in font units. */
export type ShapedGlyphs = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

const shapers = new WeakMap<Font, (text: string) => ShapedGlyphs>();

/**
 * Has HarfBuzz shape what is written in this font: scripts whose letters join, stack and change places need it. `data` is the font
 * file as sfnt, `axes` the instance of a variable one.
 */
export async function registerShaper(font: Font, data: Uint8Array, axes: Record<string, number>): Promise<void> {
  // Loaded with the first such name: half a megabyte that most installations never need.
  const { Blob, Face, Font: ShaperFont, Buffer: ShaperBuffer, Variation, shape } = await import('harfbuzzjs');
  const shaper = new ShaperFont(new Face(new Blob(new Uint8Array(data).buffer)));
  shaper.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  shapers.set(font, (text) => {
    const buffer = new ShaperBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
    const told = new Set<number>();
    const glyphs = infos.map(({ codepoint, cluster }) => {
      // The first glyph of a cluster says all its letters, so that the text can be copied and read aloud.
      const letters = told.has(cluster) ? '' : text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
      told.add(cluster);
      return font.getGlyph(
        codepoint,
        [...letters].map((char) => char.codePointAt(0)!),
      );
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  });
}

/** Shapes text that the font can draw as a whole. */
export const shapeRun = (font: Font, text: string): ShapedGlyphs => shapers.get(font)?.(text) ?? font.layout(text);
