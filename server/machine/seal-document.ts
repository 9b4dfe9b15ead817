import { sealDocument as contract } from '@sigillum/api-contracts/machine/seal-document.ts';
import { keepUploads, settleUploads } from '../documents/discard-blobs.ts';
import { readTitle } from '../documents/document-title.ts';
import { inspectStored, inspectUpload } from '../documents/inspect-upload.ts';
import { storeProgramDocument } from '../documents/program-documents.ts';
import { pathOfVersion } from '../documents/versions.ts';
import { countLeft } from '../business/read-plan-use.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { keepSeal } from '../evidence/keep-ledger.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findProgramSeal } from '../seals/find-usable-seal.ts';
import { sealFile } from '../signing/seal-file.ts';
import type { Services } from '../services.ts';
import { openProgramDocument, type OpenedDocument } from './open-program-document.ts';
import { requirePdfType } from './require-pdf-type.ts';
import { refuseUnseen } from './take-content.ts';

export const sealDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  const { account_name: accountName, content, content_type: contentType, document_id: id, title } = body;
  const held = content ? [content] : [];
  let isLetGo: Promise<void> | undefined;
  const letGo = () => (isLetGo ??= settleUploads(services, held));
  let settleSealed = settleUploads;
  const sealed: string[] = [];
  try {
    const recalled = await context.recall();
    if (recalled) return recalled;
    requirePdfType(services.config, contentType);
    const seal = await findProgramSeal(db, actor, accountName);
    if (!seal) throw refuse('error.machine.seal_not_available');
    const isDemo = actor.environment === 'DEMO';
    // As before a signature is begun; tests are on nobody's account (docs/decisions/212).
    if (!isDemo && (await countLeft(services, { businessId: seal.businessId, quality: 'AES' }, now)) === 0)
      throw refuse('error.sign.exhausted');
    const source = id
      ? await readOpened(services, await openProgramDocument(context, { version: params.version, id }))
      : await readUploaded(services, content!);
    const visual = body.visual_signature ?? null;
    const blob = await sealFile(services, { ...source, visual, seal, isDemo, zone: meta.zone });
    sealed.push(blob.sha256);
    // While the sealed file gets its row, what came goes.
    letGo().catch(() => undefined);
    const inspection = await inspectStored(services, blob.sha256);
    let isStored = false;
    const answer = await context.transact(async (trx) => {
      const file = { title: title ?? source.title, blob, inspection, sealedFrom: id ?? null };
      const document = await storeProgramDocument(services, trx, actor, file, now);
      isStored = true;
      const data = { subject: seal.name, documentId: document.id, sha256: blob.sha256 };
      const { businessId } = seal;
      const seq = await appendBusinessEvents(trx, context, businessId, [{ name: 'SEAL_USED', data }]);
      if (!isDemo) await keepSeal(trx, { documentId: document.id, seq: seq!, business_id: businessId, at: now });
      return { status: 200 as const, body: { document_id: document.id } };
    });
    // An idempotency key may have answered for a call before, which has a file of its own.
    if (isStored) settleSealed = keepUploads;
    return answer;
  } finally {
    await Promise.all([letGo(), settleSealed(services, sealed)]);
  }
});

async function readUploaded(services: Services, sha256: string) {
  const inspection = await refuseUnseen(services, sha256, inspectUpload(services, sha256));
  return { title: readTitle(undefined), filePath: await services.blobs.pathOf(sha256), inspection };
}

async function readOpened(services: Services, { held, loose }: OpenedDocument) {
  if (!held) {
    const { title, blob, inspection } = loose;
    return { title, filePath: await services.blobs.pathOf(blob), inspection };
  }
  const { title, version_id: versionId } = held.document;
  const filePath = await pathOfVersion(services, versionId);
  // What was signed since the upload counts, too.
  return { title, filePath, inspection: await services.pdf.inspect(filePath) };
}
