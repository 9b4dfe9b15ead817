import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceCall, type EvidenceChain } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { inviteByMail } from './notify.ts';
import {
  listSignatures,
  type DocumentRow,
  type RequestRow,
  type SignatureRow,
} from '../requests/request-repository.ts';
import { scheduleReminders } from './schedule-reminders.ts';
import { createVisit } from './visit-link.ts';

/** Gives every signer without account a link of their own; who has one keeps it. */
export async function createVisits(
  { secrets }: Services,
  trx: Kysely<Database>,
  requestId: string,
  signatures?: readonly SignatureRow[],
): Promise<void> {
  const all = signatures ?? (await listSignatures(trx, requestId));
  const visitors = all.filter((row) => row.user_id === null && row.visit_hash === null && row.group_id === null);
  const visits = visitors.map(({ sid }) => ({ sid, ...createVisit(secrets, sid) }));
  if (!visits.length) return;
  await sql`
    update signatures set visit_hash = visit.hash, visit_encrypted = visit.encrypted
    from unnest(
      ${visits.map(({ sid }) => sid)}::uuid[],
      ${visits.map(({ visit_hash }) => visit_hash)}::text[],
      ${visits.map(({ visit_encrypted }) => visit_encrypted)}::text[]
    ) as visit (sid, hash, encrypted)
    where signatures.sid = visit.sid`.execute(trx);
}

/** The turn of these signers has come: they become OPEN and get their invitation, unless the owner delivers it. */
export async function inviteSigners(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  request: RequestRow,
  sids: readonly string[],
  { documents, chain }: { documents?: readonly DocumentRow[]; chain?: EvidenceChain | undefined } = {},
): Promise<void> {
  if (!sids.length) return;
  await trx
    .updateTable('signatures')
    .set({ status: 'OPEN', invited_at: call.now })
    .where('sid', 'in', [...sids])
    .execute();
  const signers = (await listSignatures(trx, request.id)).filter(({ sid }) => sids.includes(sid));
  await inviteByMail(services, trx, request, signers, documents);
  await appendEvents(
    trx,
    call,
    request.id,
    signers.map(({ sid }) => ({ name: 'INVITED', data: { sid } })),
    chain,
  );
  await scheduleReminders(services, trx, request, call.now);
}
