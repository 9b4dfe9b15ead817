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

/** Gives every signer without account a link of their own; who has one keeps it. Answers the signatures as they are then. */
export async function createVisits(
  { secrets }: Services,
  trx: Kysely<Database>,
  requestId: string,
  signatures?: readonly SignatureRow[],
): Promise<SignatureRow[]> {
  const all = [...(signatures ?? (await listSignatures(trx, requestId)))];
  const visitors = all.filter((row) => row.user_id === null && row.visit_hash === null && row.group_id === null);
  const visits = visitors.map(({ sid }) => ({ sid, ...createVisit(secrets, sid) }));
  if (!visits.length) return all;
  await sql`
    update signatures set visit_hash = visit.hash, visit_encrypted = visit.encrypted
    from unnest(
      ${visits.map(({ sid }) => sid)}::uuid[],
      ${visits.map(({ visit_hash }) => visit_hash)}::text[],
      ${visits.map(({ visit_encrypted }) => visit_encrypted)}::text[]
    ) as visit (sid, hash, encrypted)
    where signatures.sid = visit.sid`.execute(trx);
  const bySid = new Map(visits.map((visit) => [visit.sid, visit]));
  return all.map((row) => ({ ...row, ...bySid.get(row.sid) }));
}

/** What was read of a request already, and how its evidence goes on. */
interface Known {
  documents?: readonly DocumentRow[];
  signatures?: readonly SignatureRow[];
  chain?: EvidenceChain | undefined;
  /** Their rows say so already. */
  areInvited?: boolean;
}

/** The turn of these signers has come: they become OPEN and get their invitation, unless the owner delivers it. Answers their signatures. */
export async function inviteSigners(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  request: RequestRow,
  sids: readonly string[],
  { documents, signatures, chain, areInvited = false }: Known = {},
): Promise<SignatureRow[]> {
  if (!sids.length) return [];
  const invited = { status: 'OPEN', invited_at: call.now } as const;
  if (!areInvited)
    await trx
      .updateTable('signatures')
      .set(invited)
      .where('sid', '=', sql<string>`any(${sids}::uuid[])`)
      .execute();
  const signers = (signatures ?? (await listSignatures(trx, request.id)))
    .filter(({ sid }) => sids.includes(sid))
    .map((row) => ({ ...row, ...invited }));
  await inviteByMail(services, trx, request, signers, documents);
  await appendEvents(
    trx,
    call,
    request.id,
    signers.map(({ sid }) => ({ name: 'INVITED', data: { sid } })),
    chain,
  );
  await scheduleReminders(services, trx, request, call.now);
  return signers;
}
