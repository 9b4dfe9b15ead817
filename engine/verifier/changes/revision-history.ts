import { StructureProblem } from '../../pdf/pdf-problem.ts';
import type { PdfDict } from '../../pdf/values.ts';
import { limitAccess, type RandomAccess } from '../../pdf/structure/random-access.ts';
import type { ObjectPlace } from '../../pdf/structure/object-places.ts';
import { findStartXref, isSamePlace, readSection } from '../../pdf/structure/read-structure.ts';

/** What one revision's cross-reference sections say. */
export type Revision = {
  index: number;
  /** The bytes that the revision adds: from the end of the one before it to its own end. */
  start: number;
  end: number;
  startXref: number;
  trailer: PdfDict;
  /** Numbers whose place differs from the readable revision before. */
  moved: Set<number>;
};

/** A revision, or why its structure cannot be read. */
export type ReadRevision = Revision | { index: number; start: number; end: number; failure: string };

/** Highest object number that readers agree on (ISO 32000-1, Annex C). */
const MAX_NUMBER = 8_388_607;
const MAX_SECTIONS = 4096;
const MAX_OBJECTS = 1_000_000;
const MAX_MOVES = 2_000_000;
const MAX_LOOKS = 16 * 1024 * 1024;

type Version = { revision: number; place: ObjectPlace | undefined };

/**
 * Where every object lies in every revision. Each cross-reference section is read once: a revision is the one before it
 * plus the sections up to the older one's own; a chain that passes the older one by is compared entry by entry.
 */
export class RevisionHistory {
  readonly revisions: ReadRevision[] = [];
  private readonly source: RandomAccess;
  private readonly base = new Map<number, ObjectPlace>();
  private readonly later = new Map<number, Version[]>();
  /** Object streams that any state takes objects from. */
  private readonly containers = new Set<number>();
  private moveCount = 0;
  /** Bytes of appearances that may still be read when revisions are compared. */
  readonly looks = { left: MAX_LOOKS };

  private constructor(source: RandomAccess) {
    this.source = source;
  }

  /** Reads all revisions; those that cannot be read say why. */
  static async read(source: RandomAccess, ends: number[]): Promise<RevisionHistory> {
    const history = new RevisionHistory(source);
    let previous: Revision | undefined;
    for (const [index, end] of ends.entries()) {
      const span = { index, start: index > 0 ? ends[index - 1]! : 0, end };
      const revision = await history.readRevision(span, previous).catch((error: unknown) => {
        if (error instanceof StructureProblem) return { ...span, failure: error.message };
        throw error;
      });
      history.revisions.push(revision);
      if (!('failure' in revision)) previous = revision;
    }
    return history;
  }

  /** Where an object lies in the state of a revision. */
  findPlace(number: number, revision: number): ObjectPlace | undefined {
    const version = this.later.get(number)?.findLast((candidate) => candidate.revision <= revision);
    return version ? version.place : this.base.get(number);
  }

  /** The revision that gave an object the place that it has in the state of `revision`; -1 for the first state. */
  findVersion(number: number, revision: number): number {
    return this.later.get(number)?.findLast((candidate) => candidate.revision <= revision)?.revision ?? -1;
  }

  /** The objects of the first readable revision, in the order of the file. */
  listBase(): [number: number, place: ObjectPlace][] {
    return [...this.base];
  }

  private async readRevision(
    span: { index: number; start: number; end: number },
    previous: Revision | undefined,
  ): Promise<Revision> {
    const state = limitAccess(this.source, span.end);
    const startXref = await findStartXref(state);
    if (previous && startXref < span.start) {
      throw new StructureProblem('damaged', 'a revision brings no cross-reference section of its own');
    }
    const named = new Map<number, ObjectPlace | undefined>();
    let trailer: PdfDict | undefined;
    let isChained = false;
    const visited = new Set<number>();
    for (let offset: unknown = startXref; typeof offset === 'number';) {
      isChained = offset === previous?.startXref;
      if (isChained) break;
      if (visited.has(offset) || visited.size >= MAX_SECTIONS) {
        throw new StructureProblem('damaged', 'the cross-reference chain does not end');
      }
      visited.add(offset);
      const section = await readSection(state, offset);
      const [contradicted] = section.contradicted ?? [];
      if (contradicted !== undefined) {
        throw new StructureProblem('damaged', `table and stream place object ${contradicted} differently`);
      }
      trailer ??= section.dict;
      for (const [number, place] of section.used) if (!named.has(number)) named.set(number, place);
      for (const number of section.freed) if (!named.has(number)) named.set(number, undefined);
      if (named.size > MAX_OBJECTS) throw new StructureProblem('too_complex', 'too many objects');
      offset = section.dict.get('Prev');
    }
    if ([...named.keys()].some((number) => number > MAX_NUMBER)) {
      throw new StructureProblem('unsupported', 'an object has a number that readers do not agree on');
    }
    const revision = { ...span, startXref, trailer: trailer!, moved: new Set<number>() };
    if (previous) this.addVersions(revision, named, isChained);
    else for (const [number, place] of named) if (place) this.setBase(number, place);
    return revision;
  }

  private setBase(number: number, place: ObjectPlace): void {
    this.base.set(number, place);
    if ('stream' in place) this.containers.add(place.stream);
  }

  private addVersions(revision: Revision, named: Map<number, ObjectPlace | undefined>, isChained: boolean): void {
    if (!isChained) {
      for (const number of [...this.base.keys(), ...this.later.keys()]) {
        if (!named.has(number)) named.set(number, undefined);
      }
    }
    for (const [number, place] of named) {
      if (!isSamePlace(this.findPlace(number, revision.index), place)) this.addVersion(revision, number, place);
    }
    // Whoever replaces an object stream replaces all that lies in it.
    if (![...revision.moved].some((number) => this.containers.has(number))) return;
    for (const number of [...this.base.keys(), ...this.later.keys()]) {
      const place = this.findPlace(number, revision.index);
      const isWithin = place !== undefined && 'stream' in place && revision.moved.has(place.stream);
      if (isWithin && !revision.moved.has(number)) this.addVersion(revision, number, place);
    }
  }

  private addVersion(revision: Revision, number: number, place: ObjectPlace | undefined): void {
    this.moveCount += 1;
    if (this.moveCount > MAX_MOVES) throw new StructureProblem('too_complex', 'too many objects change');
    const versions = this.later.get(number);
    if (versions) versions.push({ revision: revision.index, place });
    else this.later.set(number, [{ revision: revision.index, place }]);
    if (place && 'stream' in place) this.containers.add(place.stream);
    revision.moved.add(number);
  }
}
