import { decodeStructureStream } from '../../pdf/structure/decode-structure-stream.ts';
import type { PdfReader } from '../../pdf/structure/pdf-reader.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { isCount, PdfRef, PdfStream, type PdfValue } from '../../pdf/values.ts';

/** A certificate or status answer of the document security store; `position`: where its bytes end in the file. */
export type DssItem = { der: Uint8Array; position: number };

/** The document security store (EN 319 142-1 clause 5.4.2). `unreadable` names entries that cannot be read. */
export type SecurityStore = { certificates: DssItem[]; ocsps: DssItem[]; crls: DssItem[]; unreadable: string[] };

const MAX_STREAM = 32 * 1024 * 1024;
const MAX_ITEMS = 5000;
const MAX_TOTAL = 128 * 1024 * 1024;

async function readItem(reader: PdfReader, value: PdfValue): Promise<DssItem> {
  const stream = await reader.resolve(value);
  if (!(stream instanceof PdfStream)) throw new StructureProblem('damaged', 'not a stream');
  const length = await reader.resolve(stream.dict.get('Length'));
  if (!isCount(length) || length > MAX_STREAM) throw new StructureProblem('damaged', 'a stream without length');
  const raw = await reader.source.read(stream.offset, length);
  // The keyword must follow, or the length was changed.
  const after = Buffer.from(await reader.source.read(stream.offset + length, 12)).toString('latin1');
  if (!/^\s*endstream/.test(after)) throw new StructureProblem('damaged', 'a stream of another length');
  const der = decodeStructureStream(raw, stream.dict, MAX_STREAM);
  return { der: new Uint8Array(der), position: stream.offset + length };
}

/** Reads the store of the newest revision; a file without one has an empty store. */
export async function readSecurityStore(reader: PdfReader): Promise<SecurityStore> {
  const store: SecurityStore = { certificates: [], ocsps: [], crls: [], unreadable: [] };
  const { dict: catalog } = await reader.readCatalog();
  const dss = await reader.resolveDict(catalog.get('DSS'));
  let total = 0;
  for (const [key, list] of [
    ['Certs', store.certificates],
    ['OCSPs', store.ocsps],
    ['CRLs', store.crls],
  ] as const) {
    for (const value of (await reader.resolveArray(dss?.get(key))).slice(0, MAX_ITEMS)) {
      try {
        const item = await readItem(reader, value);
        total += item.der.length;
        if (total > MAX_TOTAL) throw new StructureProblem('too_complex', 'the security store is too large');
        list.push(item);
      } catch (error) {
        if (!(error instanceof StructureProblem)) throw error;
        store.unreadable.push(`${key} ${value instanceof PdfRef ? value.number : ''}`.trim());
      }
    }
  }
  return store;
}
