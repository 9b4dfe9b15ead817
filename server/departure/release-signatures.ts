import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Call } from '../http/implement.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';
import { findLease } from '../requests/lease.ts';
import { createVisits } from '../signature-requests/invite-signers.ts';
import { tellSignerLeft } from '../signature-requests/notify.ts';
import { listSignatures, type RequestRow } from '../requests/request-repository.ts';

/**
 * What a person has not signed yet is again an invitation of the address alone, as before there was an account; whoever looks after
 * the request is told. Nobody's link is mailed by that: the next reminder brings it, in the language that the person has read so far.
 */
export async function releaseSignatures(
  trx: Kysely<Database>,
  { actor, now, services }: Call<UserActor>,
  request: RequestRow,
): Promise<void> {
  const unsigned = (await listSignatures(trx, request.id)).filter(
    ({ user_id, status }) => user_id === actor.id && (status === 'OPEN' || status === 'WAITING'),
  );
  if (!unsigned.length) return;
  const sids = unsigned.map(({ sid }) => sid);
  const lease = await findLease(trx, request.id, services.bootId, now);
  if (lease && sids.includes(lease.sid)) throw refuse('error.sign.locked');
  await forgetProofs(trx, sids);
  await trx
    .updateTable('signatures')
    .set({ user_id: null, language: actor.lang as Language })
    .where('sid', 'in', sids)
    .execute();
  if (request.status !== 'OPEN') return;
  await createVisits(services, trx, request.id);
  for (const signer of unsigned) await tellSignerLeft(services, trx, request, { signer, at: now });
}
