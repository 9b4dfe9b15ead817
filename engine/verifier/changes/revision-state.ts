import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { isCount, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { RandomAccess } from '../../pdf/structure/random-access.ts';
import type { ObjectStore } from './object-store.ts';
import type { Revision, RevisionHistory } from './revision-history.ts';

const MAX_REFERENCE_CHAIN = 32;

/** An object of one state, with what only its own bytes tell. */
export type StateObject = { value: PdfValue; generation: number; hasRepeatedKey: boolean };

/** The document as it was at the end of one revision. */
export class RevisionState {
  readonly revision: Revision;
  readonly source: RandomAccess;
  private readonly history: RevisionHistory;
  private readonly store: ObjectStore;

  constructor(revision: Revision, history: RevisionHistory, store: ObjectStore, source: RandomAccess) {
    this.revision = revision;
    this.history = history;
    this.store = store;
    this.source = source;
  }

  /** The object of a number, or undefined when the state has none; throws StructureProblem when it cannot be read. */
  async readObject(number: number): Promise<StateObject | undefined> {
    const place = this.history.findPlace(number, this.revision.index);
    if (!place) return undefined;
    if ('stream' in place) return this.readMember(number, place.stream, place.index);
    if (place.offset >= this.revision.end) return undefined;
    const found = await this.store.readAt(place.offset);
    if (found.number !== number) throw new StructureProblem('damaged', `object ${number} is not where the file says`);
    // A state must not borrow what only a later revision brings.
    const end = found.end + (found.value instanceof PdfStream ? await this.measureStream(found.value) : 0);
    if (end > this.revision.end)
      throw new StructureProblem('damaged', `object ${number} runs past the end of its revision`);
    return found;
  }

  /** The value of an object; null when there is none. */
  async read(number: number): Promise<PdfValue> {
    return (await this.readObject(number))?.value ?? null;
  }

  /** The value behind any chain of references; null for an object that does not exist. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    let current = value ?? null;
    for (let hops = 0; current instanceof PdfRef; hops += 1) {
      if (hops > MAX_REFERENCE_CHAIN) throw new StructureProblem('damaged', 'references go round in a circle');
      current = await this.read(current.number);
    }
    return current;
  }

  /** The dictionary behind a value, or undefined when it is something else. */
  async resolveDict(value: PdfValue | undefined): Promise<PdfDict | undefined> {
    const resolved = await this.resolve(value);
    return resolved instanceof Map ? resolved : undefined;
  }

  /** The members of an array, or none when the value is something else. */
  async resolveArray(value: PdfValue | undefined): Promise<PdfValue[]> {
    const resolved = await this.resolve(value);
    return Array.isArray(resolved) ? resolved : [];
  }

  /** Bytes of a stream's data; throws StructureProblem when it does not say. */
  async measureStream(stream: PdfStream): Promise<number> {
    const length = await this.resolve(stream.dict.get('Length'));
    if (!isCount(length)) throw new StructureProblem('damaged', 'a stream has no length');
    return length;
  }

  private async readMember(number: number, container: number, index: number): Promise<StateObject> {
    const place = this.history.findPlace(container, this.revision.index);
    if (!place || 'stream' in place) throw new StructureProblem('damaged', 'an object stream is missing');
    if (place.offset >= this.revision.end)
      throw new StructureProblem('damaged', 'an object stream lies past its revision');
    const members = await this.store.readMembers(place.offset, (value) => this.resolve(value));
    const member = members[index];
    // Some writers count wrongly; what every reader finds by its number is taken.
    const found = member?.number === number ? member : members.find((candidate) => candidate.number === number);
    if (!found) throw new StructureProblem('damaged', `object ${number} is not where the file says`);
    return { value: found.value, generation: 0, hasRepeatedKey: found.hasRepeatedKey };
  }
}
