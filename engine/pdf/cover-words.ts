import { openForSigning } from './intake.ts';
import { listSignatureFields } from './signature-fields.ts';
import { PdfProblem } from './pdf-problem.ts';
import { locatePlacement, type Placement } from './placement.ts';
import { findPages } from './structure/page-tree.ts';
import type { RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';
import { PdfRef, toLatin1, type PdfValue } from './values.ts';

/** In points: letters are drawn with soft edges. */
const bleed = 0.75;

/** A box in the colour of its page, red, green and blue from 0 to 255. */
export type Cover = Omit<Placement, 'rotation'> & { color: readonly [number, number, number] };

/** The file that is covered: the upload, or `rewritten` where that had to be repaired, followed by `tail`. */
export type CoveredFile = { rewritten?: Uint8Array; tail: Uint8Array };

/**
 * Covers words with boxes that are a part of the page itself: an annotation would not be printed everywhere. The words stay in the text of
 * the page. Throws PdfProblem: a signed file is never changed.
 */
export async function coverWords(source: RandomAccess, covers: readonly Cover[]): Promise<CoveredFile> {
  const { reader, rewritten } = await openForSigning(source);
  if ((await listSignatureFields(reader)).some((field) => field.isSigned))
    throw new PdfProblem('file.pdf.no_changes_allowed', 'the file is signed');
  const writer = new RevisionWriter({ size: reader.source.size, structure: reader.structure });
  const pages = await findPages(
    reader,
    covers.map(({ pageIndex }) => pageIndex),
  );
  // What the page draws may leave the room turned or scaled: it is put between q and Q.
  const begin = writer.addStream({ dict: new Map(), data: toLatin1('q\n') });
  for (const [index, page] of pages) {
    const boxes = covers.filter(({ pageIndex }) => pageIndex === index);
    const drawn = boxes.map(({ color, x, y, width, height }) => {
      const box = { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
      const [left, bottom, right, top] = locatePlacement(page, { ...box, pageIndex: index, rotation: 0 });
      return `${writeColor(color)} ${[left, bottom, right - left, top - bottom].map(round).join(' ')} re f`;
    });
    const end = writer.addStream({
      dict: new Map(),
      data: toLatin1(`\nQ\n/Artifact BMC\nq\n${drawn.join('\n')}\nQ\nEMC\n`),
    });
    const contents = page.dict.get('Contents');
    const before: PdfValue[] = Array.isArray(await reader.resolve(contents))
      ? await reader.resolveArray(contents)
      : contents instanceof PdfRef
        ? [contents]
        : [];
    writer.put(page.ref, new Map(page.dict).set('Contents', [begin, ...before, end]));
  }
  return { ...(rewritten && { rewritten }), tail: writer.finish().bytes };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Grey as grey: a file for archives may know no other colours. */
function writeColor([red, green, blue]: Cover['color']): string {
  const parts = [red, green, blue].map((part) => round(part / 255));
  return red === green && green === blue ? `${parts[0]} g` : `${parts.join(' ')} rg`;
}
