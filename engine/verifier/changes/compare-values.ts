import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfRef, PdfStream, PdfString, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { readChunks } from '../../pdf/structure/random-access.ts';
import type { RevisionState } from './revision-state.ts';

const MAX_STEPS = 500_000;
const MAX_DEPTH = 200;

/**
 * Compares values of two states by meaning: order of keys, direct or indirect, and renumbered copies do not matter.
 * A reference to the same number is equal by itself, for what changed behind it is judged as a change of its own.
 */
export class ValueComparer {
  private readonly older: RevisionState;
  private readonly newer: RevisionState;
  private readonly assumed = new Set<string>();
  private steps = 0;

  constructor(older: RevisionState, newer: RevisionState) {
    this.older = older;
    this.newer = newer;
  }

  /** Whether both mean the same; an absent value means null. Throws StructureProblem when it cannot be told. */
  async isEqual(before: PdfValue | undefined, after: PdfValue | undefined, depth = 0): Promise<boolean> {
    this.steps += 1;
    if (this.steps > MAX_STEPS || depth > MAX_DEPTH)
      throw new StructureProblem('too_complex', 'values are too large to compare');
    if (before instanceof PdfRef || after instanceof PdfRef) return this.isEqualBehind(before, after, depth);
    return this.isEqualHere(before ?? null, after ?? null, depth);
  }

  /** Keys of which the values differ. */
  async listDifferences(before: PdfDict, after: PdfDict): Promise<string[]> {
    const different: string[] = [];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (!(await this.isEqual(before.get(key), after.get(key)))) different.push(key);
    }
    return different;
  }

  private async isEqualBehind(before: PdfValue | undefined, after: PdfValue | undefined, depth: number) {
    if (before instanceof PdfRef && after instanceof PdfRef) {
      if (before.number === after.number) return before.generation === after.generation;
      // Circles close: while a pair is compared it counts as equal.
      const pair = `${before.number}:${after.number}`;
      if (this.assumed.has(pair)) return true;
      this.assumed.add(pair);
      const isEqual = await this.isEqual(await this.older.resolve(before), await this.newer.resolve(after), depth + 1);
      // What was found equal on that assumption is open again.
      if (!isEqual) this.assumed.clear();
      return isEqual;
    }
    return this.isEqual(await this.older.resolve(before), await this.newer.resolve(after), depth + 1);
  }

  private async isEqualHere(before: PdfValue, after: PdfValue, depth: number): Promise<boolean> {
    if (before instanceof PdfName) return after instanceof PdfName && before.value === after.value;
    if (before instanceof PdfString) {
      return after instanceof PdfString && Buffer.compare(before.bytes, after.bytes) === 0;
    }
    if (Array.isArray(before)) {
      if (!Array.isArray(after) || before.length !== after.length) return false;
      for (const [index, item] of before.entries()) {
        if (!(await this.isEqual(item, after[index], depth + 1))) return false;
      }
      return true;
    }
    if (before instanceof Map) return after instanceof Map && this.isEqualDict(before, after, depth);
    if (before instanceof PdfStream) return after instanceof PdfStream && this.isEqualStream(before, after, depth);
    return before === after;
  }

  private async isEqualDict(before: PdfDict, after: PdfDict, depth: number): Promise<boolean> {
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (!(await this.isEqual(before.get(key), after.get(key), depth + 1))) return false;
    }
    return true;
  }

  private async isEqualStream(before: PdfStream, after: PdfStream, depth: number): Promise<boolean> {
    const length = await this.older.measureStream(before);
    if (length !== (await this.newer.measureStream(after))) return false;
    const [ownDict, otherDict] = [new Map(before.dict), new Map(after.dict)];
    ownDict.delete('Length');
    otherDict.delete('Length');
    if (!(await this.isEqualDict(ownDict, otherDict, depth))) return false;
    if (before.offset === after.offset) return true;
    const chunks = readChunks(this.newer.source, after.offset, after.offset + length);
    let position = before.offset;
    for await (const chunk of chunks) {
      if (Buffer.compare(chunk, await this.older.source.read(position, chunk.length)) !== 0) return false;
      position += chunk.length;
    }
    return true;
  }
}
