import { createHash } from 'node:crypto';
import { DIGEST_OIDS, verifyBytes } from '../../pki/algorithms.ts';
import { CMS_OIDS } from '../../pki/cms.ts';
import { demandNode, equalBytes, readChildren, readDer, readOid, readWhole, TAG } from '../../pki/der.ts';
import { readSignedData, type SignedData } from '../../pki/read-signed-data.ts';
import { PdfString, type PdfDict } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';
import { openCertificate } from '../../pki/known-certificate.ts';

/**
 * Whether the signed bytes are still those that were signed. `unknown`: an algorithm or format that this quick look does
 * not read, or too much to hash. It says nothing about who signed: that is the verifier's work.
 */
export type Integrity = 'intact' | 'broken' | 'unknown';

/** What a signature value tells about itself; the name is claimed, not proved. */
export interface SignatureReading {
  integrity: Integrity;
  signer?: string;
  organisation?: string;
}

/** Bytes that one inspection may read and hash for all signatures of a file together. */
export const hashBudget = 256 * 1024 * 1024;

const reject = (): SignatureReading => ({ integrity: 'broken' });

/** Looks at one signature. `budget` is what may still be read; it is used up by the way. */
export function checkSignature(scan: ObjectScan, signature: PdfDict, budget: { bytes: number }): SignatureReading {
  const contents = scan.resolve(signature.get('Contents'));
  const items = scan.resolve(signature.get('ByteRange'));
  const range = (Array.isArray(items) ? items : []).map(scan.resolve);
  const [start, gapStart, gapEnd, rest] = range;
  const isSound = range.length === 4 && start === 0 && [gapStart, gapEnd, rest].every((item) => Number.isInteger(item));
  if (!isSound || !(contents instanceof PdfString)) return reject();
  const [from, to, end] = [Number(gapStart), Number(gapEnd), Number(gapEnd) + Number(rest)];
  if (!(from > 0 && to > from && end >= to && end <= scan.bytes.length)) return reject();
  budget.bytes -= to - from;
  if (budget.bytes < 0) return { integrity: 'unknown' };
  const gap = scan.bytes.toString('latin1', from, to).replaceAll(/\s/g, '').toLowerCase();
  if (gap !== `<${Buffer.from(contents.bytes).toString('hex')}>`) return reject();
  let message: SignedData;
  try {
    message = readSignedData(readDer(contents.bytes).raw);
  } catch {
    return { integrity: 'unknown' };
  }
  const { subject } = openCertificate(message.certificates[0]);
  const reading = { ...pick(subject, 'CN', 'signer'), ...pick(subject, 'O', 'organisation') };
  if (budget.bytes < end) return { integrity: 'unknown', ...reading };
  budget.bytes -= end;
  const signed = [scan.bytes.subarray(0, from), scan.bytes.subarray(to, end)];
  return { integrity: judge(message, signed), ...reading };
}

function pick<Key extends string>(subject: string, part: string, key: Key): Partial<Record<Key, string>> {
  const found = new RegExp(`(?:^|\\n)${part}=([^\\n]+)`).exec(subject)?.[1];
  return found === undefined ? {} : ({ [key]: found.slice(0, 200) } as Record<Key, string>);
}

function judge(message: SignedData, signed: Buffer[]): Integrity {
  try {
    const stated = message.content ? readImprint(message.content) : readMessageDigest(message);
    if (!stated) return 'unknown';
    const hash = createHash(stated.algorithm);
    for (const part of signed) hash.update(part);
    if (!equalBytes(stated.digest, hash.digest())) return 'broken';
    const { publicKey } = openCertificate(message.certificates[0]);
    const isGenuine = verifyBytes(message.algorithm, publicKey, message.signedAttributes, message.signature);
    return isGenuine ? 'intact' : 'broken';
  } catch {
    return 'unknown';
  }
}

function readMessageDigest(message: SignedData) {
  const [digest] = message.attributes.get(CMS_OIDS.messageDigest) ?? [];
  return digest && { algorithm: message.digestAlgorithm, digest: digest.content };
}

/** The imprint of a document timestamp (RFC 3161, section 2.4.2). */
function readImprint(content: Uint8Array) {
  const [, , imprint] = readChildren(readWhole(content, TAG.sequence));
  const [algorithm, digest] = readChildren(demandNode(imprint, TAG.sequence, 'message imprint'));
  const [oid] = readChildren(demandNode(algorithm, TAG.sequence, 'hash algorithm'));
  const name = DIGEST_OIDS[readOid(oid)];
  return name && digest && { algorithm: name, digest: digest.content };
}
