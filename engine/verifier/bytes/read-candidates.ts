import type { PdfReader } from '../../pdf/structure/pdf-reader.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { isCount, PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { RandomAccess } from '../../pdf/structure/random-access.ts';
import { makeFinding, type FindingCode } from '../findings.ts';
import type { Finding } from '../report.ts';
import { listSignedFields, type SignedField } from './list-signature-fields.ts';
import type { FileScan } from './scan-file.ts';
import { readPlacedDict, readSignatureDict } from './signature-dictionary.ts';

/** Where a signature's value is left out of what it signs: [0, gapStart) and [gapEnd, end) are signed. */
export type SignedRange = { gapStart: number; gapEnd: number; end: number };

/** A signature or document timestamp of the file whose bytes were looked at, but not yet what they say. */
export type Candidate = {
  fieldName: string;
  subFilter: string;
  dict: PdfDict;
  /** The /Lock of its field. */
  lock: PdfValue;
  /** Absent when the bytes are not those of a signature; `findings` then say why. */
  range?: SignedRange;
  /** Absent in the same way. */
  contents?: Uint8Array;
  /** Index of the revision that the range ends with. */
  revision: number;
  findings: Finding[];
};

class Fault extends Error {
  readonly code: FindingCode;
  constructor(code: FindingCode, message: string) {
    super(message);
    this.code = code;
  }
}

function demand(isHolding: boolean, code: FindingCode, detail: string): asserts isHolding {
  if (!isHolding) throw new Fault(code, detail);
}

/** The four integers of /ByteRange; references and other numbers are not accepted (ISO 32000-2 table 255). */
function readRange(dict: PdfDict): SignedRange {
  const value = dict.get('ByteRange');
  demand(
    Array.isArray(value) && value.length === 4 && value.every(isCount),
    'byte-range-malformed',
    'not four integers',
  );
  const [start, gapStart, gapEnd, rest] = value as [number, number, number, number];
  demand(start === 0, 'byte-range-malformed', 'it does not begin at the first byte');
  demand(gapStart > 0 && gapEnd > gapStart && rest > 0, 'byte-range-malformed', 'its parts overlap or are empty');
  return { gapStart, gapEnd, end: gapEnd + rest };
}

/** /Contents as one hexadecimal string in one way of writing; its token must be exactly the gap. */
async function readContents(
  source: RandomAccess,
  range: SignedRange,
  dict: PdfDict,
  place: { start: number; end: number },
) {
  const contents = dict.get('Contents');
  demand(contents instanceof PdfString && contents.bytes.length > 0, 'contents-missing', 'no signature value');
  demand(place.start === range.gapStart && place.end === range.gapEnd, 'gap-mismatch', 'the gap is not the value');
  const token = Buffer.from(await source.read(place.start, place.end - place.start));
  demand(token[0] === 0x3c && token.at(-1) === 0x3e, 'gap-mismatch', 'the value is not a hexadecimal string');
  const digits = token.toString('latin1', 1, token.length - 1);
  demand(/^(?:[0-9a-f]*|[0-9A-F]*)$/.test(digits), 'contents-altered', 'the value mixes ways of writing');
  return contents.bytes;
}

async function readCandidate(
  reader: PdfReader,
  field: SignedField,
  scan: FileScan,
): Promise<Candidate & { at?: number }> {
  const candidate: Candidate & { at?: number } = {
    fieldName: field.name,
    subFilter: '',
    dict: new Map(),
    lock: field.lock,
    revision: Math.max(0, scan.revisions.length - 1),
    findings: [],
  };
  try {
    const placed = await readSignatureDict(reader, field.value, field.ref);
    candidate.dict = placed.dict;
    candidate.at = placed.offset;
    const subFilter = placed.dict.get('SubFilter');
    if (subFilter instanceof PdfName) candidate.subFilter = subFilter.value;
    demand(placed.repeatedKeys.length === 0, 'repeated-keys', placed.repeatedKeys.join(', '));
    demand(placed.dict.has('ByteRange'), 'byte-range-missing', 'the signature says not what it signs');
    const range = readRange(placed.dict);
    const place = placed.places.get('Contents');
    demand(place !== undefined, 'contents-missing', 'no signature value');
    const contents = await readContents(reader.source, range, placed.dict, place);
    const revision = scan.revisions.findIndex(({ end, last }) => range.end >= end && range.end <= last);
    demand(revision >= 0, 'range-end', `the signed bytes end at ${range.end}, which ends no revision`);
    Object.assign(candidate, { range, contents, revision });
  } catch (error) {
    if (error instanceof Fault) candidate.findings.push(makeFinding(error.code, error.message));
    else if (error instanceof StructureProblem)
      candidate.findings.push(makeFinding('signature-malformed', error.message));
    else throw error;
  }
  return candidate;
}

const spoil = (candidate: Candidate, code: FindingCode, detail: string) => {
  candidate.findings.push(makeFinding(code, detail));
  delete candidate.range;
};

/** Two fields must not share a signature, and each later signature signs all of every earlier one. */
function checkNesting(candidates: Candidate[]): void {
  const ranged = candidates
    .filter((candidate) => candidate.range)
    .toSorted((a, b) => a.range!.end - b.range!.end || a.range!.gapStart - b.range!.gapStart);
  let previous: Candidate | undefined;
  for (const candidate of ranged) {
    const [before, own] = [previous?.range, candidate.range!];
    if (before && before.gapStart === own.gapStart) {
      spoil(candidate, 'signature-shared', `also in the field "${previous!.fieldName}"`);
      previous!.findings.push(makeFinding('signature-shared', `also in the field "${candidate.fieldName}"`));
    } else if (before && own.gapStart < before.end) {
      spoil(candidate, 'ranges-overlap', `with the field "${previous!.fieldName}"`);
    } else previous = candidate;
  }
}

/**
 * Where the signature stands that lets a reader do more with the file (usage rights, ISO 32000-2 section 12.8.2.3): no field leads to it, and
 * nobody signs by it.
 */
async function findUsageRights(reader: PdfReader): Promise<number[]> {
  const { dict: catalog } = await reader.readCatalog();
  const permissions = await reader.resolveDict(catalog.get('Perms'));
  return ['UR', 'UR3'].flatMap((key) => {
    const entry = permissions?.get(key);
    const place = entry instanceof PdfRef ? reader.structure.places.get(entry.number) : undefined;
    return place && 'offset' in place ? [place.offset] : [];
  });
}

/** Signature dictionaries that the file holds in its present state, but that no field of the form leads to. */
async function findUnreachable(reader: PdfReader, scan: FileScan, reached: Set<number>): Promise<Finding[]> {
  const starts = [...reader.structure.places]
    .flatMap(([number, place]) => ('stream' in place ? [] : [{ number, offset: place.offset }]))
    .toSorted((a, b) => a.offset - b.offset);
  const findings: Finding[] = [];
  const seen = new Set(reached);
  for (const mark of scan.byteRanges) {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]!.offset <= mark) low = middle + 1;
      else high = middle;
    }
    const object = starts[low - 1];
    if (!object || seen.has(object.offset)) continue;
    seen.add(object.offset);
    try {
      const { dict } = await readPlacedDict(reader, object.offset, object.number);
      if (dict.has('ByteRange') && dict.has('Contents')) {
        findings.push(makeFinding('signature-unreachable', `object ${object.number}`));
      }
    } catch (error) {
      // A stream or another kind of object that only mentions the word.
      if (!(error instanceof StructureProblem)) throw error;
    }
  }
  return findings;
}

/** Finds every signature of the file and judges its bytes (EN 319 142-1 clause 5; ISO 32000-2 section 12.8.1). */
export async function readCandidates(
  reader: PdfReader,
  scan: FileScan,
): Promise<{ candidates: Candidate[]; findings: Finding[] }> {
  const candidates: (Candidate & { at?: number })[] = [];
  for (const field of await listSignedFields(reader)) candidates.push(await readCandidate(reader, field, scan));
  checkNesting(candidates);
  const reached = new Set([
    ...candidates.flatMap(({ at }) => (at === undefined ? [] : [at])),
    ...(await findUsageRights(reader)),
  ]);
  return { candidates, findings: await findUnreachable(reader, scan, reached) };
}
