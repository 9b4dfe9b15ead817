import { DerError } from '../pki/der.ts';
import { findSignatureFaults } from '../pki/read-signed-data.ts';
import { verifyTimestampToken } from '../pki/timestamp-token.ts';
import { TrustError } from '../pki/trust-error.ts';
import { isCryptoError } from '../pki/validation-data.ts';
import { hashRevisions } from './hash-revisions.ts';
import { findLowest, judgeFile, type SignatureLevel } from './long-term/judge-levels.ts';
import { readSignatures, type EmbeddedSignature } from './long-term/read-signatures.ts';
import { readValidationStore } from './long-term/read-validation-store.ts';
import { listSignatureFields, type FormField } from './signature-fields.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { StructureProblem } from './pdf-problem.ts';
import { PdfRef } from './values.ts';
import type { RandomAccess } from './structure/random-access.ts';
import { openCertificate } from '../pki/known-certificate.ts';

/** What the newest signature of a file, and what was appended with or after it, prove. */
export type RevisionVerdict = {
  fieldName: string;
  /** How many fields of the file are signed, this one and timestamps included. */
  signatureCount: number;
  /** The lowest level of the new signatures; of all that chain to the anchors when only long-term data are new. */
  level: SignatureLevel;
  /** The proved time: that of the signature timestamp, or of the first document timestamp after it; absent at B-B. */
  timestampedAt?: Date;
  certificate: { subject: string; issuer: string; serialNumber: string };
  /** SHA-256 of the whole file, hexadecimal. */
  sha256: string;
};

/** Thrown with the first reason why a revision does not hold; such a revision must not be stored. */
export class RevisionFault extends Error {
  override name = 'RevisionFault';
}

function demand(isHolding: boolean, fault: string): asserts isHolding {
  if (!isHolding) throw new RevisionFault(fault);
}

type Expectation = {
  anchors: Uint8Array[];
  /** The file before the revisions that are judged: it must be an exact prefix. Without it the newest signature is. */
  prefix?: { size: number; sha256: string };
  /** What is claimed of it: a level that the bytes do not prove is a fault. */
  level?: SignatureLevel;
  now?: Date;
};

const FILE_END = '%%EOF\n';

/** A revision of ours ends with its marker, and nothing stands between it and what comes next. */
async function isRevisionEnd({ source, structure }: PdfReader, end: number): Promise<boolean> {
  const marker = Buffer.from(await source.read(end - FILE_END.length, FILE_END.length)).toString('latin1');
  if (marker !== FILE_END || end > source.size) return false;
  return end === source.size || structure.startXref > end;
}

/** The gap of the ByteRange is exactly the /Contents token, and nothing but zeros follows the DER in it. */
async function checkGap(source: RandomAccess, { gapStart, gapEnd, contents, value }: EmbeddedSignature): Promise<void> {
  const gap = Buffer.from(await source.read(gapStart, gapEnd - gapStart)).toString('latin1');
  const isToken = gap.toLowerCase() === `<${Buffer.from(contents).toString('hex')}>`;
  demand(isToken, 'the gap of the ByteRange is not the signature value');
  const padding = contents.subarray(value.length);
  demand(
    padding.every((byte) => byte === 0),
    'bytes follow the signature value',
  );
}

function checkValue({ kind, message, value }: EmbeddedSignature, digest: Uint8Array, anchors: Uint8Array[]): void {
  if (kind === 'timestamp') {
    verifyTimestampToken(value, { imprint: digest, anchors });
    return;
  }
  const [fault] = findSignatureFaults(message, digest);
  demand(fault === undefined, `the signature does not hold: ${fault}`);
  demand(!message.content && !message.hasSigningTime, 'the signature is not of PAdES baseline');
}

/** What was appended: everything after the prefix, or the newest signature with the timestamps that follow it. */
function pickNew(all: EmbeddedSignature[], prefixSize: number | undefined): EmbeddedSignature[] {
  if (prefixSize !== undefined) return all.filter(({ end }) => end > prefixSize);
  const newest = all.findLastIndex(({ kind }) => kind === 'signature');
  return newest < 0 ? [] : all.slice(newest);
}

/** A new field that is signed in a way that cannot be read would hide from the checks below. */
function hasUnreadable(reader: PdfReader, signed: FormField[], all: EmbeddedSignature[], floor: number): boolean {
  const readable = new Set(all.map(({ fieldName }) => fieldName));
  return signed.some((field) => {
    const value = field.dict.get('V');
    const place = value instanceof PdfRef ? reader.structure.places.get(value.number) : undefined;
    return !readable.has(field.name) && (!place || !('offset' in place) || place.offset >= floor);
  });
}

async function judge(
  source: RandomAccess,
  { anchors, prefix, now = new Date() }: Expectation,
): Promise<RevisionVerdict> {
  const reader = await PdfReader.open(source);
  const all = await readSignatures(reader);
  const signed = (await listSignatureFields(reader)).filter((field) => field.isSigned);
  const fresh = pickNew(all, prefix?.size);
  const floor = prefix?.size ?? fresh[0]?.gapStart ?? 0;
  demand(!hasUnreadable(reader, signed, all, floor), 'a new signature cannot be read');
  demand(prefix !== undefined || fresh.length > 0, 'no signature covers the file up to its end');
  demand(new Set(fresh.map(({ end }) => end)).size === fresh.length, 'two signatures cover the same bytes');
  for (const [index, item] of fresh.entries()) {
    const start = fresh[index - 1]?.end ?? prefix?.size ?? 0;
    demand(start <= item.gapStart && item.gapStart < item.gapEnd, 'the ByteRange is malformed');
    demand(await isRevisionEnd(reader, item.end), 'a ByteRange does not reach the end of its revision');
    await checkGap(source, item);
  }
  const isWhole = fresh.at(-1)?.end === source.size;
  demand(isWhole || (await isRevisionEnd(reader, source.size)), 'bytes follow the last revision');

  const hashes = await hashRevisions(source, fresh, prefix?.size ?? 0);
  demand(!prefix || hashes.prefix === prefix.sha256, 'the signed file is not an exact prefix of the revision');
  fresh.forEach((item, index) => checkValue(item, hashes.signed[index]!, anchors));

  const { signatures } = judgeFile(all, await readValidationStore(reader), { anchors, now });
  const isNew = ({ signature }: { signature: EmbeddedSignature }) => fresh.includes(signature);
  const newSigners = fresh.filter(({ kind }) => kind === 'signature');
  const own = newSigners.length > 0 ? signatures.filter(isNew) : signatures;
  const newest = own.at(-1);
  demand(newest !== undefined && own.length >= newSigners.length, 'the certificate of a signature is not trusted');
  const { subject, issuer, serialNumber } = openCertificate(newest.path[0]!);
  return {
    fieldName: newest.signature.fieldName,
    signatureCount: signed.length,
    level: findLowest(own.map(({ level }) => level))!,
    ...(newest.stamp && { timestampedAt: newest.stamp.at }),
    certificate: { subject, issuer, serialNumber },
    sha256: hashes.whole,
  };
}

/**
 * Checks what was just produced before it is stored: each new signature and timestamp covers everything up to the end of
 * its revision but its own value, digests, certificates, chains and tokens hold, the level is what the bytes prove, and
 * the file before is an exact prefix. Hashes the file once. Throws RevisionFault. Judging foreign files (modifications,
 * lists) is the verifier's work, not this one's.
 */
export async function verifyRevision(source: RandomAccess, expectation: Expectation): Promise<RevisionVerdict> {
  try {
    const verdict = await judge(source, expectation);
    const { level = verdict.level } = expectation;
    demand(verdict.level === level, `${level} is claimed, ${verdict.level} is proved`);
    return verdict;
  } catch (cause) {
    const isExpected = cause instanceof DerError || cause instanceof StructureProblem || cause instanceof TrustError;
    if (!isExpected && !isCryptoError(cause)) throw cause;
    throw new RevisionFault((cause as Error).message, { cause });
  }
}
