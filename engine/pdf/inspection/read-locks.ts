import { decodeText, readName, type PdfDict, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';

/** Which fields nobody may change any more once a signature stands (ISO 32000-2, table 236 and 12.8.2.4). */
export interface FieldLock {
  action: 'All' | 'Include' | 'Exclude';
  /** Names of fields; empty for `All`. */
  fields: string[];
}

const maxNames = 200;

/** Whether a value is one of the levels of DocMDP. */
export const isLevel = (value: PdfValue): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3;

/** Reads a field's /Lock or the parameters of a FieldMDP transform. */
export function readLock(scan: ObjectScan, lock: PdfDict | undefined): FieldLock | undefined {
  const action = readName(scan.resolve(lock?.get('Action')));
  if (action !== 'All' && action !== 'Include' && action !== 'Exclude') return undefined;
  const names = scan.resolve(lock?.get('Fields'));
  const fields = Array.isArray(names) && action !== 'All' ? names.slice(0, maxNames) : [];
  return { action, fields: fields.map((field) => decodeText(scan.resolve(field)) ?? '') };
}

/**
 * What a signature forbids: its level, by a transform or by the /Lock of its field (ISO 32000-2, table 236), the stricter of both; and which
 * fields it locks.
 */
export function readPermissions(
  scan: ObjectScan,
  signature: PdfDict,
  fieldLock: PdfDict | undefined,
): { docMdp?: number; lock?: FieldLock } {
  const found: { docMdp?: number; lock?: FieldLock } = {};
  const references = scan.resolve(signature.get('Reference'));
  for (const item of Array.isArray(references) ? references : []) {
    const reference = scan.readDictionary(item);
    const method = readName(scan.resolve(reference?.get('TransformMethod')));
    const parameters = scan.readDictionary(reference?.get('TransformParams'));
    if (method === 'DocMDP') {
      const level = scan.resolve(parameters?.get('P'));
      // ISO 32000-2, table 257: P is 2 when absent.
      found.docMdp ??= typeof level === 'number' ? level : 2;
    }
    const lock = method === 'FieldMDP' ? readLock(scan, parameters) : undefined;
    if (lock) found.lock ??= lock;
  }
  const level = scan.resolve(fieldLock?.get('P'));
  if (isLevel(level)) found.docMdp = Math.min(level, found.docMdp ?? level);
  return found;
}
