import type { Kysely } from 'kysely';
import type { SignatureChange } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { listDocuments, type DocumentRow } from '../requests/request-repository.ts';
import { placeSignatures } from './place-signatures.ts';

/** Changes signatures; of a request that was sent, where they stand, unless somebody is signing now. Throws for one that is not there. */
export async function changeSignatures(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status, signatures }: RequestView,
  changes: readonly SignatureChange[] | undefined,
): Promise<void> {
  if (!changes?.length) return;
  const documents = await listDocuments(trx, request.id);
  for (const change of changes) {
    if (!signatures.some(({ sid }) => sid === change.sid)) throw refuse('error.not_found');
    await changeSignature(trx, change, documents);
  }
  if (status === 'DRAFT') return;
  await requireUnlocked(call.services, trx, request.id, call.now);
  const placed = new Set(
    changes.flatMap(({ document_signatures = [] }) => document_signatures.map(({ document_id }) => document_id)),
  );
  const documentTitles = documents.filter(({ id }) => placed.has(id)).map(({ title }) => title);
  await appendEvent(trx, call, { requestId: request.id, name: 'SIGNATURES_PLACED', data: { documentTitles } });
}

/** What is left out stays. */
async function changeSignature(
  trx: Kysely<Database>,
  change: SignatureChange,
  documents: readonly DocumentRow[],
): Promise<void> {
  const {
    sid,
    first_name,
    last_name,
    mobile_number,
    language,
    sequence,
    quorum,
    notify,
    document_signatures = [],
  } = change;
  const fields = {
    ...(first_name !== undefined && { first_name: first_name || null }),
    ...(last_name !== undefined && { last_name: last_name || null }),
    ...(mobile_number !== undefined && { mobile: mobile_number }),
    ...(language && { language }),
    ...(sequence !== undefined && { sequence }),
    ...(quorum !== undefined && { quorum_name: quorum?.name ?? null, quorum_needed: quorum?.needed ?? null }),
    ...(notify !== undefined && { notify }),
  };
  if (Object.keys(fields).length) await trx.updateTable('signatures').set(fields).where('sid', '=', sid).execute();
  await placeSignatures(trx, sid, document_signatures, documents);
}
