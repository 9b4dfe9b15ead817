import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfStream } from '../../pdf/values.ts';
import type { ObjectStore } from './object-store.ts';
import type { ReferenceIndex } from './reference-index.ts';
import type { RevisionHistory } from './revision-history.ts';
import type { RevisionState } from './revision-state.ts';

const MAX_GAP = 16 * 1024 * 1024;

/** The stretches of a revision that belong to no object which its cross-reference sections name. */
async function listGaps(state: RevisionState, history: RevisionHistory, store: ObjectStore) {
  const { revision } = state;
  const spans: [number, number][] = [];
  for (const number of revision.moved) {
    const place = history.findPlace(number, revision.index);
    if (!place || 'stream' in place || place.offset < revision.start) continue;
    const { value, end } = await store.readAt(place.offset);
    spans.push([place.offset, end + (value instanceof PdfStream ? await state.measureStream(value) : 0)]);
  }
  const gaps: [number, number][] = [];
  let position = revision.start;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start > position) gaps.push([position, start]);
    position = Math.max(position, end);
  }
  if (position < revision.end) gaps.push([position, revision.end]);
  return gaps;
}

/**
 * Objects in a revision's bytes that its cross-reference sections do not name although the document uses their number:
 * readers that repair a file by scanning it show them ("incremental saving attack"). Returns their numbers.
 */
export async function findUnlistedObjects(
  state: RevisionState,
  history: RevisionHistory,
  store: ObjectStore,
  index: ReferenceIndex,
): Promise<number[]> {
  const found: number[] = [];
  for (const [start, end] of await listGaps(state, history, store)) {
    if (end - start > MAX_GAP)
      throw new StructureProblem('too_complex', 'a revision holds too much outside its objects');
    const text = Buffer.from(await state.source.read(start, end - start)).toString('latin1');
    let covered = 0;
    for (const match of text.matchAll(/(?<![^\s\0])(\d{1,10})\s+\d{1,5}\s+obj(?![A-Za-z])/g)) {
      if (match.index < covered) continue;
      const number = Number(match[1]);
      const object = await store.readAt(start + match.index).catch(() => undefined);
      const type = object?.value instanceof PdfStream ? object.value.dict.get('Type') : undefined;
      if (type instanceof PdfName && type.value === 'XRef' && object?.value instanceof PdfStream) {
        // A cross-reference stream need not name itself; its data are no objects.
        covered = object.end - start + (await state.measureStream(object.value));
        continue;
      }
      const { index: revision } = state.revision;
      const isUsed =
        history.findPlace(number, revision) !== undefined || index.listReferrers(number, revision).size > 0;
      if (isUsed) found.push(number);
    }
  }
  return found;
}
