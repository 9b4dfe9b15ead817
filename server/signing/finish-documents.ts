import { concatAccess, accessBytes } from '../pdf/structure/random-access.ts';
import { finishRevisions } from '../pdf/sign-document.ts';
import { verifyRevision, type RevisionVerdict } from '../pdf/verify-revision.ts';
import type { Services } from '../services.ts';
import { TrustError } from '../trust/trust-service.ts';
import { passFailPoint } from './failpoints.ts';
import { markSteps } from './mark-steps.ts';
import type { PreparedDocument } from './prepare-document.ts';

/** A document with its new signature: verified, and its bytes on disk; nothing refers to them yet. */
export interface SignedRevision extends PreparedDocument {
  tailBlob: string;
  sha256: string;
  size: number;
  verdict: RevisionVerdict;
}

/**
 * Second phase for all documents of one signature: one authorisation, then each revision is checked by our own verifier before it is
 * stored. Throws TrustError, RevisionFault or PlaceholderTooSmall; stored tails that nothing refers to do no harm.
 */
export async function finishDocuments(services: Services, documents: PreparedDocument[]): Promise<SignedRevision[]> {
  const { blobs, trust } = services;
  const finished = await finishRevisions(
    documents.map(({ prepared }) => prepared),
    markSteps(trust),
  );
  passFailPoint('after-embed');
  const anchors = await trust.anchors();
  const signed: SignedRevision[] = [];
  for (const [index, document] of documents.entries()) {
    const revision = finished[index]!;
    if (revision.kind === 'step')
      throw new TrustError('refused', 'this trust service asks for a step that cannot be taken here');
    const whole = concatAccess(document.source, accessBytes(revision.tail));
    const { prefixSize: size, prefixSha256: sha256 } = document.prepared.state;
    const verdict = await verifyRevision(whole, { anchors, prefix: { size, sha256 } });
    passFailPoint('after-verify');
    const { sha256: tailBlob } = await blobs.put(revision.tail);
    passFailPoint('after-blob');
    signed.push({ ...document, tailBlob, sha256: verdict.sha256, size: whole.size, verdict });
  }
  return signed;
}
