import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { inviteByMail } from './notify.ts';
import { listSignatures, type RequestRow } from '../requests/request-repository.ts';
import { createVisit } from './visit-link.ts';

/** Gives every signer without account a link of their own; who has one keeps it. */
export async function createVisits({ secrets }: Services, trx: Kysely<Database>, requestId: string): Promise<void> {
  const visitors = await trx
    .selectFrom('signatures')
    .select('sid')
    .where('request_id', '=', requestId)
    .where('user_id', 'is', null)
    .where('visit_hash', 'is', null)
    .execute();
  for (const { sid } of visitors) {
    await trx.updateTable('signatures').set(createVisit(secrets, sid)).where('sid', '=', sid).execute();
  }
}

/** The turn of these signers has come: they become OPEN and get their invitation, unless the owner delivers it. */
export async function inviteSigners(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  request: RequestRow,
  sids: readonly string[],
): Promise<void> {
  if (!sids.length) return;
  await trx
    .updateTable('signatures')
    .set({ status: 'OPEN', invited_at: call.now })
    .where('sid', 'in', [...sids])
    .execute();
  const signers = (await listSignatures(trx, request.id)).filter(({ sid }) => sids.includes(sid));
  for (const signer of signers) {
    await inviteByMail(services, trx, request, signer);
    await appendEvent(trx, call, { requestId: request.id, name: 'INVITED', data: { sid: signer.sid } });
  }
}
