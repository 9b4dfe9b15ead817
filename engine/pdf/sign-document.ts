import type { Hash } from 'node:crypto';
import type { SigningContext, TrustQuality, TrustService } from '../trust/trust-service.ts';
import {
  obtainSignatures,
  type ObtainedSignature,
  type ObtainedSignatures,
  type ObtainOptions,
} from '../trust/obtain-signatures.ts';
import { composeText, type SignatureLook } from './appearance/compose-text.ts';
import { formatDate } from './appearance/format-date.ts';
import type { Mark } from './appearance/mark.ts';
import { embedSignature } from './embed-signature.ts';
import type { FilledBlank } from './describe-blank.ts';
import type { Placement } from './placement.ts';
import { prepareSignature, type SignatureInput } from './prepare-signature.ts';
import type { RandomAccess } from './structure/random-access.ts';

/** One person's signature on one document. */
export type RevisionRequest = {
  sid: string;
  signerName: string;
  signerEmail?: string;
  quality: TrustQuality;
  reason?: string;
  location?: string;
  /** Field of the file that is signed; created (in this revision) when the file lacks it. */
  fieldName: string;
  placements: Placement[];
  /** What the signer fills in; the fields are in the file since intake. */
  blanks?: FilledBlank[];
  /** Stands beside the text of the visible signature. */
  mark?: Mark;
  /** How the signer wants the visible signature to look, with its line of quality and law; its reason is then not drawn. */
  look?: SignatureLook & { standards: string };
  /** Nobody is left to sign after this one: the signature locks every field that has a value. */
  isClosing?: boolean;
  /** Nobody signs but the platform itself, with its own seal. */
  isPlatform?: boolean;
  /** Certifies the file with its first signature (DocMDP P=2). */
  isCertifying?: boolean;
  /** The claimed time. */
  at: Date;
  /** IANA zone in which the visible date is written. */
  timeZone: string;
  /** Bytes kept for the CMS; 16 KB fit the raw lane, 48 KB the cms lane. */
  contentsSize?: number;
};

/**
 * Everything that another process needs to finish: the tail to store, and plain JSON beside it. `hash`: in the process that has prepared it, an open
 * SHA-256 over the file before the tail, which saves a pass over it; feed a copy on.
 */
export type PreparedRevision = { tail: Uint8Array; state: PreparedState; hash?: Hash };

type PreparedState = {
  version: 1;
  context: SigningContext;
  fieldName: string;
  /** ISO 8601. */
  at: string;
  /** The file the tail belongs to: the optimistic lock of whoever stores the result. */
  prefixSize: number;
  prefixSha256: string;
  /** SHA-256 over the ByteRange, hexadecimal. */
  digest: string;
  contentsOffset: number;
  contentsSize: number;
};

/**
 * A finished tail with the level it proves, why that is not B-T yet, and what the long-term data will need; or the step
 * (redirect, code, poll) that the signer has to take at the trust service first.
 */
export type FinishedRevision =
  | ({ kind: 'finished'; tail: Uint8Array } & Omit<ObtainedSignature, 'message'>)
  | Extract<ObtainedSignatures, { kind: 'step' }>;

const RAW_CONTENTS = 16 * 1024;
const CMS_CONTENTS = 48 * 1024;

/**
 * First phase: makes the revision that the signer will authorise. Reads the file by position and hashes it once; the
 * result may be stored and finished by another process. Throws StructureProblem, or GlyphMissing for a name that no bundled
 * font can draw in a visible signature.
 */
export async function prepareRevision(source: RandomAccess, request: RevisionRequest): Promise<PreparedRevision> {
  const { sid, signerName, signerEmail, quality, fieldName, at, isPlatform } = request;
  const contentsSize = request.contentsSize ?? (quality === 'SES' ? RAW_CONTENTS : CMS_CONTENTS);
  const input: SignatureInput = {
    fieldName,
    placements: request.placements,
    ...(request.blanks && { blanks: request.blanks }),
    ...(request.mark && { mark: request.mark }),
    text: request.look
      ? composeText(
          { signerName, date: formatDate(at, request.timeZone), standards: request.look.standards },
          request.look,
        )
      : {
          signerName,
          date: formatDate(at, request.timeZone),
          quality: `Sigillum · ${quality}`,
          ...(request.reason && { reason: request.reason }),
        },
    ...(request.reason && { reason: request.reason }),
    ...(request.location && { location: request.location }),
    at,
    isCertifying: request.isCertifying ?? false,
    isClosing: request.isClosing ?? false,
    contentsSize,
  };
  const prepared = await prepareSignature(source, input);
  return {
    tail: prepared.tail,
    hash: prepared.hash,
    state: {
      version: 1,
      context: { sid, signerName, quality, ...(signerEmail && { signerEmail }), ...(isPlatform && { isPlatform }) },
      fieldName,
      at: at.toISOString(),
      prefixSize: prepared.prefixSize,
      prefixSha256: prepared.prefixSha256,
      digest: Buffer.from(prepared.digest).toString('hex'),
      contentsOffset: prepared.contentsOffset,
      contentsSize,
    },
  };
}

/**
 * Second phase: authorisation, signature, check of what came back, timestamp, embedding. The given revisions belong to
 * one signer and share one authorisation; results stand in their order. Needs no file, only what was prepared. After a
 * step it is called again with `resume`. Throws TrustError, or PlaceholderTooSmall, after which the revision is
 * prepared again with more room.
 */
export async function finishRevisions(
  prepared: PreparedRevision[],
  trust: TrustService,
  options: ObtainOptions = { now: new Date() },
): Promise<FinishedRevision[]> {
  const [first] = prepared;
  if (!first) return [];
  const { context } = first.state;
  if (
    prepared.some(
      ({ state }) => JSON.stringify({ ...state.context, sid: '' }) !== JSON.stringify({ ...context, sid: '' }),
    )
  ) {
    throw new RangeError('revisions of different signers cannot share one authorisation');
  }
  const digests = prepared.map(({ state }) => new Uint8Array(Buffer.from(state.digest, 'hex')));
  const obtained = await obtainSignatures(trust, context, digests, options);
  if (obtained.kind === 'step') return prepared.map(() => obtained);
  return prepared.map(({ tail, state }, index) => {
    const { message, ...rest } = obtained.signatures[index]!;
    return { kind: 'finished', tail: embedSignature({ tail, ...state }, message), ...rest };
  });
}
