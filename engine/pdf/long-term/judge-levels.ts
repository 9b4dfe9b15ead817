import { createHash } from 'node:crypto';

import { DerError, readChildren, readWhole } from '../../pki/der.ts';
import { isGoodAt } from '../../trust/gather-status.ts';
import { readCrl, readOcspResponse, RevocationFault, type RevocationAnswer } from '../../pki/read-revocation.ts';
import type { SignedData } from '../../pki/read-signed-data.ts';
import { verifyTimestampToken } from '../../pki/timestamp-token.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { identify } from '../../pki/validation-data.ts';
import { findPath } from '../../pki/verify-chain.ts';
import type { EmbeddedSignature } from './read-signatures.ts';
import type { StoredDer, ValidationStore } from './read-validation-store.ts';

/** PAdES baseline levels (EN 319 142-1, clause 6), in rising order. */
const LEVELS = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
export type SignatureLevel = (typeof LEVELS)[number];

/** A time that a token proves, and the path of the authority that says so. */
type Stamp = { at: Date; path: Uint8Array[] };

/** What the bytes prove of one signature that chains to an anchor. */
export type JudgedSignature = {
  signature: EmbeddedSignature;
  level: SignatureLevel;
  path: Uint8Array[];
  /** The earliest proof of its existence; absent at B-B. */
  stamp?: Stamp;
};

/** A document timestamp whose token holds; whether its bytes are those it covers is asked elsewhere. */
export type JudgedTimestamp = { timestamp: EmbeddedSignature } & Stamp & { hasStatus: boolean };

/** All signatures and document timestamps that chain to an anchor; others are neither judged nor prolonged here. */
export type JudgedFile = { signatures: JudgedSignature[]; timestamps: JudgedTimestamp[] };

export const isBelow = (level: SignatureLevel, wish: SignatureLevel) => LEVELS.indexOf(level) < LEVELS.indexOf(wish);

/** The lowest of several levels; undefined for none. */
export const findLowest = (levels: SignatureLevel[]) => LEVELS.find((level) => levels.includes(level));

const CLOCK_TOLERANCE = 5 * 60_000;

function readStamp(token: Uint8Array, imprint: Uint8Array, anchors: Uint8Array[]): Stamp | undefined {
  try {
    const { at, certificates } = verifyTimestampToken(token, { imprint, anchors });
    const path = findPath(certificates, anchors, at);
    return path && { at, path };
  } catch (error) {
    if (error instanceof TrustError || error instanceof DerError) return undefined;
    throw error;
  }
}

/** The hash that a token is about (RFC 3161, section 2.4.2). */
function readImprint(content: Uint8Array): Uint8Array {
  const [, , imprint] = readChildren(readWhole(content));
  return (imprint && readChildren(imprint)[1]?.content) ?? new Uint8Array();
}

function listTimestamps(signatures: EmbeddedSignature[], anchors: Uint8Array[]) {
  return signatures.flatMap((timestamp) => {
    const { content } = timestamp.message;
    if (timestamp.kind !== 'timestamp' || !content) return [];
    const stamp = readStamp(timestamp.value, readImprint(content), anchors);
    return stamp ? [{ timestamp, ...stamp }] : [];
  });
}

type Pair = { certificate: Uint8Array; issuer: Uint8Array; provenAt: Date; isSigner: boolean };

/** Looks evidence up in the store. What is found of a pair of certificates is remembered, for signers share authorities. */
class EvidenceFinder {
  private readonly store: ValidationStore;
  private readonly timestamps: { timestamp: EmbeddedSignature; at: Date }[];
  private readonly now: Date;
  private readonly known = new Map<string, { answer: RevocationAnswer; offset: number }[]>();

  constructor(store: ValidationStore, timestamps: { timestamp: EmbeddedSignature; at: Date }[], now: Date) {
    this.store = store;
    this.timestamps = timestamps;
    this.now = now;
  }

  /** The position behind which all evidence for a path lies, or undefined when some is missing. */
  findEnd(path: Uint8Array[], provenAt: Date, isSigner = false): number | undefined {
    let end = 0;
    const pairs: Pair[] = path.slice(0, -1).map((certificate, i) => ({
      certificate,
      issuer: path[i + 1]!,
      provenAt,
      isSigner: isSigner && i === 0,
    }));
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      const { certificate, issuer } = pair;
      const found = this.findUsable(pair);
      if (!found) return undefined;
      end = Math.max(end, found.offset);
      const { mustCheckResponder, responder, producedAt } = found.answer;
      const isKnown = identify(responder) === identify(certificate);
      if (mustCheckResponder && !isKnown)
        pairs.push({ certificate: responder, issuer, provenAt: producedAt, isSigner: false });
    }
    return end;
  }

  private findUsable(pair: Pair) {
    return this.list(pair).find(({ answer }) => {
      const isOver = answer.nextUpdate !== undefined && answer.nextUpdate < pair.provenAt;
      const isFuture = answer.thisUpdate.getTime() > this.now.getTime() + CLOCK_TOLERANCE;
      // An answer from before the signature says nothing of a signer who was revoked in between.
      const isEarlier = answer.thisUpdate.getTime() < pair.provenAt.getTime() - CLOCK_TOLERANCE;
      return !isOver && !isFuture && !(pair.isSigner && isEarlier) && isGoodAt(answer, pair.provenAt);
    });
  }

  private list({ certificate, issuer }: Pair) {
    const key = identify(certificate);
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    const read = (stored: StoredDer[], reader: typeof readCrl) =>
      stored.flatMap(({ der, offset }) => {
        // A timestamp over the evidence proves that its signer was valid then, whatever has expired since.
        const at = this.timestamps.find(({ timestamp }) => timestamp.gapStart > offset)?.at ?? this.now;
        const answer = readOrNothing(() => reader(der, { certificate, issuer, at }));
        return answer ? [{ answer, offset }] : [];
      });
    const found = [...read(this.store.ocsps, readOcspResponse), ...read(this.store.crls, readCrl)];
    this.known.set(key, found);
    return found;
  }
}

function readOrNothing(read: () => RevocationAnswer): RevocationAnswer | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RevocationFault) return undefined;
    throw error;
  }
}

/**
 * Judges what the bytes of a file prove: each signature's level, with B-T by its signature timestamp or a later document
 * timestamp, B-LT by certificates and good status of every path in the store, B-LTA by a document timestamp after those.
 */
export function judgeFile(
  all: EmbeddedSignature[],
  store: ValidationStore,
  { anchors, now }: { anchors: Uint8Array[]; now: Date },
): JudgedFile {
  const timestamps = listTimestamps(all, anchors);
  const finder = new EvidenceFinder(store, timestamps, now);
  // The newest first: what a stranger's file has brought along comes last.
  const extra = store.certificates.map(({ der }) => der).toReversed();
  const signatures = all.flatMap((signature): JudgedSignature[] => {
    if (signature.kind !== 'signature') return [];
    const { timestampToken, certificates: own, signature: value } = signature.message;
    const certificates: SignedData['certificates'] = [...own, ...extra];
    const known = findPath(certificates, anchors);
    if (!known) return [];
    const imprint = createHash('sha256').update(value).digest();
    const stamp =
      (timestampToken && readStamp(timestampToken, imprint, anchors)) ??
      timestamps.find(({ timestamp }) => timestamp.end > signature.end);
    if (!stamp) return [{ signature, level: 'B-B', path: known }];
    const path = findPath(certificates, anchors, stamp.at);
    if (!path) return [];
    const judged = { signature, path, stamp };
    const ends = [finder.findEnd(path, stamp.at, true), finder.findEnd(stamp.path, stamp.at)];
    if (ends.includes(undefined)) return [{ ...judged, level: 'B-T' }];
    const end = Math.max(signature.end, ...ends.map(Number));
    const isArchived = timestamps.some(({ timestamp }) => timestamp.gapStart > end);
    return [{ ...judged, level: isArchived ? 'B-LTA' : 'B-LT' }];
  });
  const withStatus = timestamps.map((stamp) => ({
    ...stamp,
    hasStatus: finder.findEnd(stamp.path, stamp.at) !== undefined,
  }));
  return { signatures, timestamps: withStatus };
}
