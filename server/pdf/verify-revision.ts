import { createHash, X509Certificate, type Hash } from 'node:crypto';

import { DerError, readDer } from '../trust/der.ts';
import { findSignatureFaults, readSignedData, type SignedData } from '../trust/read-signed-data.ts';
import { verifyTimestampToken } from '../trust/timestamp-token.ts';
import { TrustError } from '../trust/trust-service.ts';
import { findChainFault } from '../trust/verify-chain.ts';
import { listSignatureFields } from './signature-fields.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { PdfError, PdfName, PdfString, type PdfDict } from './structure/pdf-values.ts';
import { readChunks, type RandomAccess } from './structure/random-access.ts';

/** What the newest signature of a file proves. */
export type RevisionVerdict = {
  fieldName: string;
  /** How many fields of the file are signed, this one included. */
  signatureCount: number;
  /** The proved time: that of the signature timestamp. */
  timestampedAt: Date;
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
  /** The file that was signed: it must be an exact prefix. */
  prefix?: { size: number; sha256: string };
};

async function readByteRange(reader: PdfReader, dict: PdfDict): Promise<{ gapStart: number; gapEnd: number }> {
  const [start, gapStart, gapEnd, rest, more] = await reader.resolveArray(dict.get('ByteRange'));
  const isSound = start === 0 && typeof gapStart === 'number' && typeof gapEnd === 'number' && more === undefined;
  demand(isSound && typeof rest === 'number' && gapStart < gapEnd, 'the ByteRange is malformed');
  demand(gapEnd + rest === reader.source.size, 'the ByteRange does not reach the end of the file');
  return { gapStart, gapEnd };
}

/** One pass over the file: the digest of the ByteRange, of the whole, and of the prefix. */
async function hashRanges(source: RandomAccess, gapStart: number, gapEnd: number, prefixSize: number) {
  const signed = createHash('sha256');
  const update = async (hashes: Hash[], from: number, to: number) => {
    for await (const chunk of readChunks(source, from, to)) for (const hash of hashes) hash.update(chunk);
  };
  const split = Math.min(prefixSize, gapStart);
  await update([signed], 0, split);
  const prefix = signed.copy();
  await update([signed], split, gapStart);
  const whole = signed.copy();
  await update([whole], gapStart, gapEnd);
  await update([signed, whole], gapEnd, source.size);
  return { signed: signed.digest(), whole: whole.digest('hex'), prefix: prefix.digest('hex') };
}

/** The CMS in /Contents, after checking that the gap is exactly that token and nothing but zeros follows the DER. */
async function readMessage(reader: PdfReader, dict: PdfDict, gapStart: number, gapEnd: number): Promise<SignedData> {
  const contents = dict.get('Contents');
  demand(contents instanceof PdfString, 'there is no signature value');
  const gap = Buffer.from(await reader.source.read(gapStart, gapEnd - gapStart)).toString('latin1');
  const isToken = gap.toLowerCase() === `<${Buffer.from(contents.bytes).toString('hex')}>`;
  demand(isToken, 'the gap of the ByteRange is not the signature value');
  const { raw } = readDer(contents.bytes);
  demand(
    contents.bytes.subarray(raw.length).every((byte) => byte === 0),
    'bytes follow the signature value',
  );
  return readSignedData(raw);
}

async function judge(source: RandomAccess, { anchors, prefix }: Expectation): Promise<RevisionVerdict> {
  const reader = await PdfReader.open(source);
  const signed = (await listSignatureFields(reader)).filter((field) => field.isSigned);
  const candidates = await Promise.all(
    signed.map(async (field) => {
      const dict = await reader.demandDict(field.dict.get('V'), 'a signature');
      const [, , second, length] = await reader.resolveArray(dict.get('ByteRange'));
      return { field, dict, isNewest: Number(second) + Number(length) === source.size };
    }),
  );
  const newest = candidates.filter((candidate) => candidate.isNewest);
  const [found] = newest;
  demand(found !== undefined && newest.length === 1, 'no single signature covers the file up to its end');
  const format = found.dict.get('SubFilter');
  demand(format instanceof PdfName && format.value === 'ETSI.CAdES.detached', 'the signature is not of PAdES form');

  const { gapStart, gapEnd } = await readByteRange(reader, found.dict);
  const message = await readMessage(reader, found.dict, gapStart, gapEnd);
  const hashes = await hashRanges(source, gapStart, gapEnd, prefix?.size ?? 0);
  const isPrefixKept = !prefix || (prefix.size <= gapStart && hashes.prefix === prefix.sha256);
  demand(isPrefixKept, 'the signed file is not an exact prefix of the revision');
  const [fault] = findSignatureFaults(message, hashes.signed);
  demand(fault === undefined, `the signature does not hold: ${fault}`);
  demand(!message.content && !message.hasSigningTime, 'the signature is not of PAdES baseline');
  demand(message.timestampToken !== undefined, 'the signature has no timestamp');
  const imprint = createHash('sha256').update(message.signature).digest();
  const { at } = verifyTimestampToken(message.timestampToken, { imprint, anchors });
  const chainFault = findChainFault(message.certificates, anchors, at);
  demand(chainFault === undefined, `the certificate is not trusted: ${chainFault}`);
  const { subject, issuer, serialNumber } = new X509Certificate(message.certificates[0]);
  return {
    fieldName: found.field.name,
    signatureCount: signed.length,
    timestampedAt: at,
    certificate: { subject, issuer, serialNumber },
    sha256: hashes.whole,
  };
}

/**
 * Checks what was just produced before it is stored: the newest signature covers everything but its own value, its
 * digest, certificate, chain and timestamp hold, and the file that was signed is an exact prefix. Reads the file once.
 * Throws RevisionFault. Judging foreign files (modifications, revocation, lists) is the verifier's work, not this one's.
 */
export async function verifyRevision(source: RandomAccess, expectation: Expectation): Promise<RevisionVerdict> {
  try {
    return await judge(source, expectation);
  } catch (cause) {
    if (cause instanceof DerError || cause instanceof PdfError || cause instanceof TrustError) {
      throw new RevisionFault(cause.message, { cause });
    }
    throw cause;
  }
}
