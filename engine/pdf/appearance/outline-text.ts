import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { create, type Font, type Path } from 'fontkit';

import { findFont } from './font-faces.ts';
import type { Mark } from './mark.ts';
import { loadPackedFonts } from './packed-faces.ts';
import { GlyphMissing, normaliseLine, shapeRuns } from './shape-text.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Faces that look written by hand; the same files as in the browser. */
export type HandwritingFace = 'caveat' | 'dancing-script' | 'great-vibes';

const require = createRequire(import.meta.url);
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'greek-ext'];
const opened = new Map<HandwritingFace, Font[]>();

function openFaces(face: HandwritingFace): Font[] {
  let fonts = opened.get(face);
  if (!fonts) {
    const folder = join(dirname(require.resolve(`@fontsource/${face}/package.json`)), 'files');
    const index = JSON.parse(readFileSync(join(folder, '..', 'unicode.json'), 'utf8')) as Record<string, string>;
    fonts = parts
      .filter((part) => part in index)
      .map((part) => create(unpackWoff(readFileSync(join(folder, `${face}-${part}-400-normal.woff`)))) as Font);
    opened.set(face, fonts);
  }
  return fonts;
}

const em = 1000;
const format = (value: number) => String(Math.round(value * 10) / 10);

/** A text in a handwriting face as a mark of outlines. Throws GlyphMissing, also for a text without any. */
export async function outlineText(typed: string, face: HandwritingFace): Promise<Extract<Mark, { kind: 'outline' }>> {
  const text = normaliseLine(typed);
  await loadPackedFonts(text);
  const pieces: { path: Path; scale: number; x: number; y: number }[] = [];
  let cursor = 0;
  const faces = openFaces(face);
  // What the face lacks is taken from the fonts of names.
  const find = (codePoint: number) =>
    faces.find((own) => own.hasGlyphForCodePoint(codePoint)) ?? findFont('name', text, codePoint);
  for (const { font, glyphs: run } of shapeRuns(text, find)) {
    const { glyphs, positions } = run;
    const scale = em / font.unitsPerEm;
    glyphs.forEach(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      pieces.push({ path, scale, x: cursor + xOffset * scale, y: yOffset * scale });
      cursor += xAdvance * scale;
    });
  }
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { path, scale, x, y } of pieces)
    for (const { args } of path.commands)
      args.forEach((value, index) => (index % 2 ? ys.push(value * scale + y) : xs.push(value * scale + x)));
  if (xs.length === 0) throw new GlyphMissing([...text]);
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other));
  const [left, bottom] = [least(xs), least(ys)];
  const drawn = pieces.map(({ path, scale, x, y }) => writePath(path, scale, x - left, y - bottom));
  return {
    kind: 'outline',
    width: most(xs) - left,
    height: most(ys) - bottom,
    path: drawn.filter(Boolean).join('\n'),
  };
}

/** A glyph's outline as path operators (ISO 32000-2 section 8.5.2), which know cubic curves only. */
function writePath({ commands }: Path, scale: number, x: number, y: number): string {
  let from: [number, number] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => value * scale + (index % 2 ? y : x));
      const end = points.slice(-2) as [number, number];
      const start = from;
      if (command !== 'closePath') from = end;
      if (command === 'quadraticCurveTo') {
        const [controlX, controlY] = points as [number, number];
        const towards = (one: number, control: number) => one + ((control - one) * 2) / 3;
        points.splice(
          0,
          2,
          ...[towards(start[0], controlX), towards(start[1], controlY)],
          ...[towards(end[0], controlX), towards(end[1], controlY)],
        );
      }
      const operator = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'c', bezierCurveTo: 'c', closePath: 'h' }[command];
      return [...points.map(format), operator].join(' ');
    })
    .join('\n');
}
