import { getPublicInformation as contract } from '@sigillum/api-contracts/business/get-public-information.ts';
import { sql, type Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import { readPublicInformation } from '../business/public-information.ts';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { accessOf } from './access.ts';

export const getPublicInformation = implement(contract, async ({ params }, { actor, db }) => {
  const membership = await findMembership(db, actor.id);
  const mayLook = membership?.business_id === params.id || (await takesPart(db, actor.id, params.id));
  const information = mayLook ? await readPublicInformation(db, params.id) : undefined;
  if (!information) throw refuse('error.not_found');
  return { status: 200, body: information };
});

/** Whether an account has access to a request of a business. */
async function takesPart(db: Kysely<Database>, userId: string, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select from (${accessOf(userId, 'all')}) mine join signature_requests request on request.id = mine.request_id
    where request.business_id = ${businessId} limit 1`.execute(db);
  return rows.length > 0;
}
