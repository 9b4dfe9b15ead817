import { describeLook, formatAll } from './appearance/draw-box.ts';
import { locatePlacement } from './placement.ts';
import type { PdfPage } from './structure/page-tree.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import { makeDict, makeText, name, toLatin1, type PdfRef } from './values.ts';

/** What the mark says to those who do not see it. */
export const testMark = 'DEMO: a test without legal effect';

/** Print, ReadOnly, Locked and LockedContents (ISO 32000-2 section 12.5.3). */
const FLAGS = 4 + 64 + 128 + 512;
const SIZE = { width: 92, height: 30, gap: 10 };
/** No ink of the product’s palette: nobody takes it for a signature. */
const RED = '0.72 0.11 0.11';

/** The letters as lines in a box of 3 by 4: without a font there is nothing to embed, and nothing that a reader could lack. */
const letters = [
  [['m', 0, 0], ['l', 0, 4], ['l', 1.8, 4], ['l', 3, 2.8], ['l', 3, 1.2], ['l', 1.8, 0], ['s']],
  [['m', 3, 0], ['l', 0, 0], ['l', 0, 4], ['l', 3, 4], ['S'], ['m', 0, 2], ['l', 2.4, 2], ['S']],
  [['m', 0, 0], ['l', 0, 4], ['l', 1.5, 1.6], ['l', 3, 4], ['l', 3, 0], ['S']],
  [['m', 1, 0], ['l', 2, 0], ['l', 3, 1], ['l', 3, 3], ['l', 2, 4], ['l', 1, 4], ['l', 0, 3], ['l', 0, 1], ['s']],
] as const;

/** Draws DEMO in a frame that fills the box, all in its proportions. */
function draw(width: number, height: number): string {
  const unit = Math.min(width / 19.5, height / 6.4);
  const [left, bottom] = [(width - 16.5 * unit) / 2, (height - 4 * unit) / 2];
  const paths = letters.flatMap((strokes, index) =>
    strokes.map(([operator, x, y]) =>
      x === undefined ? operator : `${formatAll(left + (index * 4.5 + x) * unit, bottom + y * unit)} ${operator}`,
    ),
  );
  const line = unit * 0.7;
  const frame = formatAll(line / 2, line / 2, width - line, height - line);
  return `q 1 1 1 rg ${RED} RG ${formatAll(line)} w 1 J 1 j\n${frame} re B\n${paths.join('\n')}\nQ`;
}

/** Adds a mark in the upper right corner of a page, which says that what is signed is a test; to be hung into the page. */
export function addTestMark(writer: RevisionWriter, page: PdfPage, pageIndex: number): PdfRef {
  const [left, bottom, right, top] = page.cropBox;
  const shown = [right - left, top - bottom].map((length) => length * page.userUnit);
  const [across, high] = page.rotation % 180 === 0 ? shown : shown.toReversed();
  const scale = Math.min(1, across! / 3 / SIZE.width, high! / 3 / SIZE.height);
  const [width, height] = [SIZE.width * scale, SIZE.height * scale];
  const gap = SIZE.gap * scale;
  const look = writer.addStream({
    dict: new Map(describeLook(width, height, page.rotation)).set('Resources', new Map()),
    data: toLatin1(draw(width, height)),
  });
  return writer.add(
    makeDict({
      Type: name('Annot'),
      Subtype: name('Stamp'),
      P: page.ref,
      Rect: locatePlacement(page, { pageIndex, x: across! - width - gap, y: gap, width, height, rotation: 0 }),
      F: FLAGS,
      Contents: makeText(testMark),
      AP: makeDict({ N: look }),
    }),
  );
}
