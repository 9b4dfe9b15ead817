import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { IdentityResult } from '../identity/identity-vendor.ts';
import type { CaseRow } from './cases-repository.ts';

/**
 * Writes into the evidence of a visitor's request that the signer is identified: the case goes with the signature, this chain stays. An
 * account's identification is its own affair.
 */
export async function recordIdentified(
  trx: Kysely<Database>,
  { sid, legislation }: Pick<CaseRow, 'sid' | 'legislation'>,
  { provider, evidenceId, level }: IdentityResult,
  now: Date,
): Promise<void> {
  if (sid === null) return;
  const signer = await trx
    .selectFrom('signatures')
    .select(['request_id', 'email', 'first_name', 'last_name'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  const { request_id: requestId, email, first_name: firstName, last_name: lastName } = signer;
  const actor = { kind: 'visitor', sid, requestId, email, firstName, lastName } as const;
  await appendEvent(
    trx,
    { actor, meta: { ip: '', zone: '' }, now },
    { requestId, name: 'IDENTIFIED', data: { sid, legislation, provider, evidenceId, assurance: level } },
  );
}
