import {
  findTimestampExpiry,
  finishRevisions,
  verifyRevision,
  type FinishedRevision,
  type RevisionVerdict,
} from '@sigillum/engine/pdf';
import { accessBytes, concatAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import type { StepAnswer } from '@sigillum/engine/trust';
import { extendFile } from './extend-file.ts';
import { passFailPoint } from './failpoints.ts';
import { askedLevel, type DocumentLevel } from './level-rule.ts';
import { markSteps } from './mark-steps.ts';
import { observeStage } from './observe-stage.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { NewVersion } from './store-versions.ts';
import { verifyFinal } from './verify-final.ts';

/** A document with its new signature: verified, and its bytes on disk; nothing refers to them yet. */
export interface SignedRevision extends PreparedDocument, DocumentLevel {
  /** The signature, then the long-term data that could be had. */
  versions: NewVersion[];
  /** What is proved of the new signature, its own level among it. */
  verdict: RevisionVerdict;
}

/** All revisions of one signature, or the step that its signer takes at the trust service first. */
export type Finished = { kind: 'signed'; revisions: SignedRevision[] } | Extract<FinishedRevision, { kind: 'step' }>;

/** Whose signatures the files hold afterwards. */
export interface FinishOptions {
  /** Goes on after a step. */
  resume?: { state: string; answer: StepAnswer };
  /** Nobody is left to sign after this one: the archive timestamp follows, and the final file is verified as a stranger would. */
  isLast: boolean;
  /** Names of the fields that people of the request have signed in a document, the new one among them. */
  listFields: (documentId: string) => string[];
}

/**
 * Second phase for all documents of one signature: one authorisation, then each revision gets its long-term data and is checked by our
 * own verifier before it is stored. Throws TrustError, RevisionFault or PlaceholderTooSmall; stored tails that nothing refers to do
 * no harm.
 */
export async function finishDocuments(
  services: Services,
  documents: PreparedDocument[],
  options: FinishOptions,
): Promise<Finished> {
  const { now, trust } = services;
  const finished = await observeStage(services, 'sign', () =>
    finishRevisions(
      documents.map(({ prepared }) => prepared),
      markSteps(trust),
      { now: now(), ...(options.resume && { resume: options.resume }) },
    ),
  );
  const [first] = finished;
  if (first?.kind === 'step') return first;
  await passFailPoint('after-embed');
  const signed: SignedRevision[] = [];
  for (const [index, document] of documents.entries()) {
    const revision = finished[index]!;
    if (revision.kind === 'finished') signed.push(await finishDocument(services, document, revision, options));
  }
  return { kind: 'signed', revisions: signed };
}

async function finishDocument(
  services: Services,
  document: PreparedDocument,
  { tail, pending, validation }: Extract<FinishedRevision, { kind: 'finished' }>,
  { isLast, listFields }: FinishOptions,
): Promise<SignedRevision> {
  const { blobs, now, trust } = services;
  const { state, hash } = document.prepared;
  const { prefixSize, prefixSha256, context } = state;
  const source = concatAccess(document.source, accessBytes(tail));
  const { sha256: tailBlob } = await blobs.put(tail);
  await passFailPoint('after-blob');
  const extended = await extendFile(services, source, {
    ...{ wish: isLast ? 'B-LTA' : 'B-LT', known: validation, pending },
    hash: hash?.copy().update(tail),
  });
  await passFailPoint('after-extend');
  const isFinal = isLast && extended.level === askedLevel;
  const { verdict, final } = await observeStage(services, 'verify', async () => ({
    verdict: await verifyRevision(extended.source, {
      anchors: await trust.anchors(),
      prefix: { size: prefixSize, sha256: prefixSha256 },
      ...(isFinal && { level: askedLevel }),
      now: now(),
    }),
    final: isFinal ? await verifyFinal(services, extended.source, listFields(document.document.id)) : undefined,
  }));
  await passFailPoint('after-verify');
  const { level, timestampedAt, certificate } = verdict;
  const signature: NewVersion = {
    cause: 'SIGNATURE',
    baseBlob: null,
    tailBlob,
    sha256: extended.sha256,
    size: source.size,
    signatureSid: context.sid,
    evidence: { level, timestampedAt, certificate },
  };
  const versions = [signature, ...extended.versions];
  const timestampExpiresAt = isFinal ? await findTimestampExpiry(extended.source) : undefined;
  Object.assign(versions.at(-1)!, { verdict: final?.report, timestampExpiresAt });
  return {
    ...document,
    versions,
    verdict,
    level: extended.level,
    pending: extended.pending?.reason ?? pending?.reason,
    isVerified: final?.isPassed,
  };
}
