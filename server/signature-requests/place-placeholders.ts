import type { Kysely } from 'kysely';
import { placePlaceholders as contract } from '@sigillum/api-contracts/signature-requests/place-placeholders.ts';
import type { Database } from '../database/schema.ts';
import { coverUpload, replaceUpload, settleRewritten, type CoveredUpload } from '../documents/cover-upload.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest, requireAction } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments, touchRequest, type DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { describeRequest } from './describe-request.ts';
import { placeAccepted, type AcceptedPlace } from './place-accepted.ts';
import { searchPlaceholders } from './search-placeholders.ts';

export const placePlaceholders = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { request } = await requireAction(db, context, params.id, 'edit');
  const documents = await listDocuments(db, request.id);
  const { searched } = await searchPlaceholders(services, documents, body.words);
  const byId = new Map(searched.map((one) => [one.placeholder.id, one]));
  const accepted = body.accepted.map((one) => {
    const place = byId.get(one.id);
    // Once is enough: the second of the same id is none.
    if (!place || !byId.delete(one.id)) throw refuse('error.placeholder.gone');
    return { ...place, accepted: one };
  });
  const covered: CoveredUpload[] = [];
  try {
    if (body.cover) for (const document of documents) covered.push(...(await cover(services, document, accepted)));
    const answer = await context.transact(async (trx) => {
      await claimRequest(trx, context, params.id, 'edit');
      await requireSame(trx, documents, request.id);
      for (const upload of covered) await replaceUpload(services, trx, upload, now);
      await placeAccepted(trx, request.id, accepted);
      await touchRequest(trx, request.id, now);
      const changed = new Set(covered.map(({ document }) => document.id));
      await appendEvent(trx, context, {
        requestId: request.id,
        name: 'UPDATED',
        documents: listEvidence((await listDocuments(trx, request.id)).filter(({ id }) => changed.has(id))),
        data: {
          changed: ['placeholders'],
          coveredFrom: covered.map(({ document }) => ({ documentId: document.id, sha256: document.sha256 })),
        },
      });
      const view = await openRequest(trx, actor, request.id, now);
      return { status: 200 as const, body: await describeRequest(services, trx, view) };
    });
    return answer;
  } finally {
    await settleRewritten(services, covered);
  }
});

/** The document's upload with its accepted words covered; nothing where it has none. */
async function cover(
  services: Services,
  document: DocumentRow,
  accepted: readonly AcceptedPlace[],
): Promise<CoveredUpload[]> {
  const covers = accepted
    .filter((one) => one.document.id === document.id)
    .flatMap(({ found: { ink, pageIndex, color } }) => ink.map((box) => ({ ...box, pageIndex, color })));
  return covers.length ? [{ document, ...(await coverUpload(services, document, covers)) }] : [];
}

/** Refuses where a document is another one by now than the one that was looked through. */
async function requireSame(trx: Kysely<Database>, documents: readonly DocumentRow[], requestId: string) {
  const versions = new Set((await listDocuments(trx, requestId)).map((row) => row.current_version_id));
  if (!documents.every((row) => versions.has(row.current_version_id))) throw refuse('error.placeholder.gone');
}
