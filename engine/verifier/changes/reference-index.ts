import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfRef, PdfStream, type PdfValue } from '../../pdf/values.ts';
import type { RevisionHistory } from './revision-history.ts';
import { scanReferences } from './scan-references.ts';
import type { RevisionState } from './revision-state.ts';

const MAX_EDGES = 8_000_000;
/** How much of an object that cannot be read is looked through, and four times as much of all of them. */
const MAX_LOOSE = 16 * 1024 * 1024;
const MAX_OPAQUE = 1000;
/** Longer objects are parsed. */
const MAX_SCAN = 64 * 1024;

/** All object numbers that a value names itself, not through other objects. */
export function listReferences(value: PdfValue, found: number[] = []): number[] {
  if (value instanceof PdfRef) found.push(value.number);
  else if (Array.isArray(value)) for (const item of value) listReferences(item, found);
  else if (value instanceof PdfStream) listReferences(value.dict, found);
  else if (value instanceof Map) for (const member of value.values()) listReferences(member, found);
  return found;
}

/**
 * Who names whom, backwards, for every state of the file at once: an edge belongs to one version of its origin. It tells
 * which parts of the document a changed object belongs to without walking the document again for each revision.
 */
export class ReferenceIndex {
  /** Objects of the first state that cannot be read in it; a later revision might complete them. */
  readonly unreadable = new Set<number>();
  /** Those of them of which nobody can tell what they name: they may name everything. */
  private readonly opaque = new Map<number, number>();
  /** Those that were looked through, and in which version. */
  private readonly loosely = new Map<number, number>();
  private looseRoom = 4 * MAX_LOOSE;
  private readonly history: RevisionHistory;
  private readonly heads = new Map<number, number>();
  private next = new Int32Array(1024);
  private origins = new Int32Array(1024);
  private versions = new Int32Array(1024);
  private count = 0;

  constructor(history: RevisionHistory) {
    this.history = history;
  }

  /** Takes in all objects of the first state. */
  async addBase(state: RevisionState): Promise<void> {
    const standing: [number: number, offset: number][] = [];
    for (const [number, place] of this.history.listBase()) {
      if ('stream' in place) await this.addObject(state, number, -1);
      else standing.push([number, place.offset]);
    }
    standing.sort((a, b) => a[1] - b[1]);
    for (const [rank, [number, offset]] of standing.entries()) {
      const next = Math.min(standing[rank + 1]?.[1] ?? Infinity, state.revision.end, offset + MAX_SCAN);
      const targets =
        next > offset ? scanReferences(await state.source.read(offset, next - offset), number) : undefined;
      if (!targets) await this.addObject(state, number, -1);
      else for (const target of targets) this.addEdge(number, target, -1);
    }
  }

  /** Takes in the objects that a revision brings. */
  async addRevision(state: RevisionState): Promise<void> {
    for (const number of state.revision.moved) await this.addObject(state, number, state.revision.index);
  }

  /** Objects that could not be read before and can be now; a step treats them as changed. */
  async retryUnreadable(state: RevisionState): Promise<number[]> {
    const completed: number[] = [];
    // A copy: what stays unreadable comes back into the set at once.
    for (const number of [...this.unreadable]) {
      this.unreadable.delete(number);
      await this.addObject(state, number, this.history.findVersion(number, state.revision.index));
      if (this.unreadable.has(number)) continue;
      this.opaque.delete(number);
      completed.push(number);
    }
    return completed;
  }

  /** The objects that name `number` in the state of a revision. */
  listReferrers(number: number, revision: number): Set<number> {
    const found = new Set<number>();
    for (let edge = this.heads.get(number) ?? -1; edge >= 0; edge = this.next[edge]!) {
      const origin = this.origins[edge]!;
      const version = this.versions[edge]!;
      if (version <= revision && this.history.findVersion(origin, revision) === version) found.add(origin);
    }
    for (const [origin, version] of this.opaque) {
      if (origin !== number && this.history.findVersion(origin, revision) === version) found.add(origin);
    }
    return found;
  }

  /** Whether an object that can be read names this one. */
  isNamed(number: number, revision: number): boolean {
    return [...this.listReferrers(number, revision)].some((origin) => !this.opaque.has(origin));
  }

  private async addObject(state: RevisionState, number: number, version: number): Promise<void> {
    let value: PdfValue;
    try {
      const found = await state.readObject(number);
      if (!found && this.history.findPlace(number, state.revision.index)) this.unreadable.add(number);
      value = found?.value ?? null;
    } catch (error) {
      if (!(error instanceof StructureProblem)) throw error;
      this.unreadable.add(number);
      await this.addLoosely(state, number, version);
      return;
    }
    for (const target of listReferences(value)) this.addEdge(number, target, version);
  }

  /** Takes in an object that is there and cannot be read here: others may read it, and show what it names. */
  private async addLoosely(state: RevisionState, number: number, version: number): Promise<void> {
    const place = this.history.findPlace(number, state.revision.index);
    if (!place || this.loosely.get(number) === version) return;
    this.loosely.set(number, version);
    const targets = 'stream' in place ? undefined : await this.scanLoosely(state, number, place.offset);
    for (const target of targets ?? []) this.addEdge(number, target, version);
    if (!targets) this.opaque.set(number, version);
    if (this.opaque.size > MAX_OPAQUE) throw new StructureProblem('too_complex', 'too many objects cannot be read');
  }

  /** What an object names by its words; nothing where another one stands, or none: so it is to all readers. Undefined when nobody can tell. */
  private async scanLoosely(state: RevisionState, number: number, offset: number): Promise<number[] | undefined> {
    const head = Buffer.from(await state.source.read(offset, 64)).toString('latin1');
    if (Number(/^[\s\0]*(\d{1,10})[\s\0]+\d{1,10}[\s\0]+obj/.exec(head)?.[1]) !== number) return [];
    for (const most of [MAX_SCAN, MAX_LOOSE]) {
      const size = Math.min(most, state.revision.end - offset);
      this.looseRoom -= size;
      if (this.looseRoom < 0) return undefined;
      const targets = scanReferences(await state.source.read(offset, size), number, true);
      if (targets || size < most) return targets;
    }
    return undefined;
  }

  private addEdge(origin: number, target: number, version: number): void {
    if (this.count >= MAX_EDGES) throw new StructureProblem('too_complex', 'too many references');
    if (this.count === this.next.length) {
      this.next = grow(this.next);
      this.origins = grow(this.origins);
      this.versions = grow(this.versions);
    }
    this.next[this.count] = this.heads.get(target) ?? -1;
    this.origins[this.count] = origin;
    this.versions[this.count] = version;
    this.heads.set(target, this.count);
    this.count += 1;
  }
}

function grow(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(old.length * 2);
  larger.set(old);
  return larger;
}
