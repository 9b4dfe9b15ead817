import { createProgramRequest as contract } from '@sigillum/api-contracts/machine/create-program-request.ts';
import { keepUploads, settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import { takeProgramDocuments } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { initiate } from '../signature-requests/initiate.ts';
import { answerSent } from './describe-program-request.ts';
import { draftByProgram, prepareDraft } from './draft-by-program.ts';
import { findAnchors, type CoveredAnchors } from './find-anchors.ts';
import { openAnchorDocuments, readCovered } from './open-anchor-documents.ts';
import { refuseField } from './read-signer.ts';
import { requirePdfType } from './require-pdf-type.ts';
import { refuseUnseen } from './take-content.ts';

export const createProgramRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { content, content_type, file_url, document_id } = body;
  const held = content === undefined ? [] : [content];
  const covered: CoveredAnchors[] = [];
  let settle = settleUploads;
  try {
    const given = [content, file_url, document_id].filter((one) => one !== undefined);
    if (given.length !== 1) throw refuseField('content', 'exactly_one_document');
    requirePdfType(services.config, content_type);
    const prepared = await prepareDraft(context, body, document_id ? 0 : 1);
    if (file_url !== undefined)
      held.push((await fetchDocument(services, file_url, { signal: context.meta.signal })).sha256);
    const files = held.map((sha256) => ({ title: body.title, sha256 }));
    const inspected = await refuseUnseen(services, held[0], inspectContents(services, files));
    const [file] = inspected;
    const listed = body.signatures ?? [];
    const { version } = params;
    const documents = file
      ? [{ id: undefined, sha256: file.blob.sha256, inspection: file.inspection }]
      : await openAnchorDocuments(db, actor, listed, version, [{ id: document_id!, field: 'document_id' }]);
    const signatures = await findAnchors(services, listed, { version, documents }, covered);
    const [copy] = covered;
    let isLaidDown = false;
    const answer = await context.transact(async (trx) => {
      const view = await draftByProgram(trx, context, { ...body, signatures }, prepared, {
        version,
        isSent: true,
        async store(requestId, ownerId) {
          const place = { requestId, ownerId, now };
          if (file) {
            const row = await storeDocument(services, trx, { ...file, ...copy, ...place, isAlone: true });
            return { ids: [row.id], rows: [row], coveredFrom: readCovered(covered, () => row.id) };
          }
          const copies = new Map(copy && [[document_id!, copy]]);
          const [id] = await takeProgramDocuments(services, trx, actor, {
            ...place,
            ids: [document_id!],
            covered: copies,
          });
          if (!id) throw refuseField('document_id', 'not_found');
          return { ids: [id], coveredFrom: readCovered(covered, () => id) };
        },
      });
      isLaidDown = true;
      const sent = await initiate(trx, context, view);
      const { role, laid } = view;
      const hasFields = body.signatures?.some(({ fields }) => fields?.length) ?? false;
      return answerSent({ ...context, db: trx }, version, { ...sent, role, laid, hasFields });
    });
    if (isLaidDown) settle = keepUploads;
    return answer;
  } finally {
    // What was covered takes the place of the file that came.
    const files = covered.map(({ blob }) => blob.sha256);
    await (files.length ? settleUploads : settle)(services, [...held, ...files]);
  }
});
