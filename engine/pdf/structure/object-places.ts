import { StructureProblem } from '../pdf-problem.ts';

/** Where an object lies: at a position of the file, or as the n-th member of an object stream. */
export type ObjectPlace = { offset: number; generation: number } | { stream: number; index: number };

const MAX_NUMBER = 2 ** 32 - 1;
const FIRST_CAPACITY = 64;
/** Fractional part of the golden ratio: numbers that follow each other land far apart. */
const SPREAD = 0x9e3779b1;

const grow = <T extends Uint32Array | Float64Array>(old: T, target: T): T => {
  target.set(old);
  return target;
};

/**
 * The places of a file's objects by number, in the order in which they were set. Twenty bytes an object instead of the 90 of
 * a Map: a file may name half a million of them, and the server itself reads several such files at once.
 */
export class ObjectPlaces implements Iterable<[number, ObjectPlace]> {
  private numbers = new Uint32Array(FIRST_CAPACITY);
  /** The offset; or -1 minus the number of the object stream. */
  private positions = new Float64Array(FIRST_CAPACITY);
  /** Generation, or index in the object stream. */
  private details = new Uint32Array(FIRST_CAPACITY);
  /** Hash → 1 + row, twice as long as the rows at least. */
  private rows = new Uint32Array(2 * FIRST_CAPACITY);
  private count = 0;

  get size(): number {
    return this.count;
  }

  has(number: number): boolean {
    return this.rows[this.findSlot(number)] !== 0;
  }

  get(number: number): ObjectPlace | undefined {
    const row = this.rows[this.findSlot(number)]!;
    return row === 0 ? undefined : this.readRow(row - 1);
  }

  set(number: number, place: ObjectPlace): this {
    if (!(number >= 0 && number <= MAX_NUMBER)) throw new StructureProblem('damaged', 'an object has no usable number');
    const slot = this.findSlot(number);
    const isAdded = this.rows[slot] === 0;
    if (isAdded && this.count === this.numbers.length) {
      this.double();
      return this.set(number, place);
    }
    const row = isAdded ? this.count : this.rows[slot]! - 1;
    const isMember = 'stream' in place;
    this.numbers[row] = number;
    this.positions[row] = isMember ? -1 - place.stream : place.offset;
    this.details[row] = Math.min(isMember ? place.index : place.generation, MAX_NUMBER);
    this.rows[slot] = row + 1;
    if (isAdded) this.count += 1;
    return this;
  }

  *keys(): Generator<number> {
    for (let row = 0; row < this.count; row += 1) yield this.numbers[row]!;
  }

  *[Symbol.iterator](): Generator<[number, ObjectPlace]> {
    for (let row = 0; row < this.count; row += 1) yield [this.numbers[row]!, this.readRow(row)];
  }

  private readRow(row: number): ObjectPlace {
    const [position, detail] = [this.positions[row]!, this.details[row]!];
    return position < 0 ? { stream: -1 - position, index: detail } : { offset: position, generation: detail };
  }

  private findSlot(number: number): number {
    const last = this.rows.length - 1;
    // The upper bits, which all bits of the number reach.
    let slot = Math.imul(number, SPREAD) >>> Math.clz32(last);
    while (this.rows[slot] !== 0 && this.numbers[this.rows[slot]! - 1] !== number) slot = (slot + 1) & last;
    return slot;
  }

  private double(): void {
    const length = 2 * this.numbers.length;
    this.numbers = grow(this.numbers, new Uint32Array(length));
    this.positions = grow(this.positions, new Float64Array(length));
    this.details = grow(this.details, new Uint32Array(length));
    this.rows = new Uint32Array(2 * length);
    for (let row = 0; row < this.count; row += 1) this.rows[this.findSlot(this.numbers[row]!)] = row + 1;
  }
}
