import { ForgivingParser } from './forgiving-parser.ts';
import type { PdfDict } from '../values.ts';

/** How the newest cross-reference section is written; `hybrid`: a table with a stream beside it (ISO 32000-2, 7.5.8.4). */
export type XrefKind = 'table' | 'stream' | 'hybrid';

export interface XrefReport {
  kind: XrefKind;
  /**
   * A hybrid file in which readers of tables and readers of streams find different objects under one number, and so
   * may show different documents.
   */
  isAmbiguous: boolean;
}

/** Where the reader of streams finds an object, as far as this check needs it. */
type Place = { offset: number } | { stream: number; index: number };
const maxSections = 4096;
const maxEntries = 1_000_000;
const maxValuesOfTrailer = 10_000;

interface Table {
  offsets: Map<number, number>;
  trailer: PdfDict;
}

/**
 * Tells how the file's cross-references are written, and compares the two views of a hybrid file: what a reader of
 * tables alone finds must be what a reader of streams finds too. `places` is the view of the latter.
 */
export function readXref(bytes: Buffer, places: { get(number: number): Place | undefined }): XrefReport {
  const pointer = /startxref\s+(\d{1,15})\s*%%EOF\s*$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - 2048)));
  const seen = new Set<number>();
  const legacy = new Map<number, number>();
  let kind: XrefKind | undefined;
  let isHybrid = false;
  for (let at: unknown = Number(pointer?.[1]); typeof at === 'number' && !seen.has(at) && seen.size < maxSections;) {
    seen.add(at);
    const table = readTable(bytes, at);
    kind ??= table ? 'table' : 'stream';
    if (!table) break;
    isHybrid ||= table.trailer.has('XRefStm');
    for (const [number, offset] of table.offsets) if (!legacy.has(number)) legacy.set(number, offset);
    at = table.trailer.get('Prev');
  }
  if (!isHybrid || kind === 'stream') return { kind: kind ?? 'table', isAmbiguous: false };
  const isAmbiguous = [...legacy].some(([number, offset]) => {
    const place = places.get(number);
    return offset > 0 && place !== undefined && (!('offset' in place) || place.offset !== offset);
  });
  return { kind: 'hybrid', isAmbiguous };
}

/** A classic table: number → position, 0 for a free number. */
function readTable(bytes: Buffer, start: number): Table | undefined {
  if (bytes.toString('latin1', start, start + 4) !== 'xref') return undefined;
  const offsets = new Map<number, number>();
  let at = start + 4;
  for (;;) {
    const head = /^\s*(?:(trailer)|(\d{1,10})\s+(\d{1,10})[ \t]*(?:\r\n|\n|\r))/.exec(
      bytes.toString('latin1', at, at + 64),
    );
    if (!head) return undefined;
    at += head[0].length;
    if (head[1]) {
      const trailer = new ForgivingParser(bytes, at, { values: maxValuesOfTrailer }).readValue();
      return trailer instanceof Map ? { offsets, trailer } : undefined;
    }
    const [first, count] = [Number(head[2]), Number(head[3])];
    if (offsets.size + count > maxEntries) return undefined;
    for (let row = 0; row < count; row += 1, at += 20) {
      const entry = bytes.toString('latin1', at, at + 18);
      offsets.set(first + row, entry[17] === 'n' ? Number(entry.slice(0, 10)) : 0);
    }
  }
}
