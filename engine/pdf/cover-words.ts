import { decodeStream, listFilters } from './inspection/decode-stream.ts';
import { openForSigning } from './intake.ts';
import { listSignatureFields } from './signature-fields.ts';
import { PdfProblem } from './pdf-problem.ts';
import { locatePlacement, type Placement } from './placement.ts';
import { readGraphicsStates } from './read-graphics-states.ts';
import { findPages, type PdfPage } from './structure/page-tree.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';
import { isCount, makeDict, PdfRef, PdfStream, toLatin1, type PdfValue } from './values.ts';

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
  // What the page draws may leave the room turned or scaled: it is put between q and as many Q as it takes.
  const begin = writer.addStream({ dict: new Map(), data: toLatin1('q\n') });
  for (const [index, page] of pages) {
    const boxes = covers.filter(({ pageIndex }) => pageIndex === index);
    const drawn = boxes.map(({ color, x, y, width, height }) => {
      const box = { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
      const [left, bottom, right, top] = locatePlacement(page, { ...box, pageIndex: index, rotation: 0 });
      return `${writeColor(color)} ${[left, bottom, right - left, top - bottom].map(round).join(' ')} re f`;
    });
    const { before, open } = await readContents(reader, writer, page);
    const end = writer.addStream({
      dict: new Map(),
      data: toLatin1(`\n${'Q\n'.repeat(open + 1)}/Artifact BMC\nq\n${drawn.join('\n')}\nQ\nEMC\n`),
    });
    writer.put(page.ref, new Map(page.dict).set('Contents', [begin, ...before, end]));
  }
  return { ...(rewritten && { rewritten }), tail: writer.finish().bytes };
}

/**
 * The content of a page, and how many states it leaves open. Where it takes back one that it has not saved, which readers overlook, it would take
 * back ours: then it is written anew without that.
 */
async function readContents(
  reader: PdfReader,
  writer: RevisionWriter,
  { dict }: PdfPage,
): Promise<{ before: PdfValue[]; open: number }> {
  const contents = dict.get('Contents');
  const isList = Array.isArray(await reader.resolve(contents));
  const before: PdfValue[] = isList
    ? await reader.resolveArray(contents)
    : contents instanceof PdfRef
      ? [contents]
      : [];
  const parts: Uint8Array[] = [];
  for (const part of before) {
    const data = await readStream(reader, part);
    // What cannot be unpacked here is taken for what it should be.
    if (!data) return { before, open: 0 };
    parts.push(data, toLatin1('\n'));
  }
  const whole = Buffer.concat(parts);
  const { open, strays } = readGraphicsStates(whole);
  if (strays.length === 0) return { before, open };
  for (const at of strays) whole[at] = SPACE;
  return { before: [writer.addStream({ dict: new Map(), data: whole })], open };
}

const SPACE = 0x20;

async function readStream(reader: PdfReader, value: PdfValue): Promise<Uint8Array | undefined> {
  const stream = await reader.resolve(value);
  if (!(stream instanceof PdfStream)) return new Uint8Array();
  const length = await reader.resolve(stream.dict.get('Length'));
  const filter = await reader.resolve(stream.dict.get('Filter'));
  const filters = await Promise.all((Array.isArray(filter) ? filter : [filter]).map((one) => reader.resolve(one)));
  const parameters = await reader.resolve(stream.dict.get('DecodeParms'));
  if (!isCount(length) || parameters !== null) return undefined;
  const raw = Buffer.from(await reader.source.read(stream.offset, length));
  return decodeStream(
    raw,
    listFilters(makeDict({ Filter: filters }), (one) => one ?? null),
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Grey as grey: a file for archives may know no other colours. */
function writeColor([red, green, blue]: Cover['color']): string {
  const parts = [red, green, blue].map((part) => round(part / 255));
  return red === green && green === blue ? `${parts[0]} g` : `${parts.join(' ')} rg`;
}
