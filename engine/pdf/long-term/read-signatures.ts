import { DerError, readDer } from '../../pki/der.ts';
import { readSignedData, type SignedData } from '../../pki/read-signed-data.ts';
import { isCertificate } from '../../pki/known-certificate.ts';
import { listSignatureFields } from '../signature-fields.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { PdfName, PdfString } from '../values.ts';

/** A signature or document timestamp as it stands in the file. */
export type EmbeddedSignature = {
  kind: 'signature' | 'timestamp';
  fieldName: string;
  /** Positions between which the value stands, and where the covered bytes end. */
  gapStart: number;
  gapEnd: number;
  end: number;
  /** The bytes of /Contents, padding included. */
  contents: Uint8Array;
  /** The DER value without its padding. */
  value: Uint8Array;
  message: SignedData;
};

const KINDS: Record<string, EmbeddedSignature['kind']> = {
  'ETSI.CAdES.detached': 'signature',
  'adbe.pkcs7.detached': 'signature',
  'ETSI.RFC3161': 'timestamp',
};

/**
 * The signatures and document timestamps of a file, oldest first. Those of a form that this engine cannot read (another
 * SubFilter, damaged values) are left out: they can neither be judged nor prolonged here.
 */
export async function readSignatures(reader: PdfReader): Promise<EmbeddedSignature[]> {
  const found: EmbeddedSignature[] = [];
  for (const field of await listSignatureFields(reader)) {
    const dict = field.isSigned ? await reader.resolveDict(field.dict.get('V')) : undefined;
    if (!dict) continue;
    const format = await reader.resolve(dict.get('SubFilter'));
    const kind = format instanceof PdfName ? KINDS[format.value] : undefined;
    const contents = await reader.resolve(dict.get('Contents'));
    const [start, gapStart, gapEnd, rest, more] = await reader.resolveArray(dict.get('ByteRange'));
    const isRange = start === 0 && more === undefined && typeof gapStart === 'number' && typeof rest === 'number';
    if (!kind || !(contents instanceof PdfString) || !isRange || typeof gapEnd !== 'number') continue;
    const message = readMessage(contents.bytes);
    if (!message) continue;
    const range = { gapStart, gapEnd, end: gapEnd + rest };
    found.push({ kind, fieldName: field.name, ...range, contents: contents.bytes, ...message });
  }
  return found.toSorted((a, b) => a.end - b.end);
}

function readMessage(contents: Uint8Array): { value: Uint8Array; message: SignedData } | undefined {
  try {
    const value = readDer(contents).raw;
    const message = readSignedData(value);
    return message.certificates.every(isCertificate) ? { value, message } : undefined;
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}
