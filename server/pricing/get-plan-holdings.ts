import { getPlanHoldings as contract } from '@sigillum/api-contracts/pricing/get-plan-holdings.ts';
import type { PlanHoldings } from '@sigillum/api-contracts/pricing/plan-holdings.ts';
import { sql } from 'kysely';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';

export const getPlanHoldings = implement(contract, async ({ params: { id } }, { actor, db, now }) => {
  await requireAdmin(db, actor, id);
  const { rows } = await sql<PlanHoldings>`select
    (select count(*)::int from memberships
      where business_id = ${id} and state = 'accepted' and user_id <> ${actor.id}) as "otherMembers",
    (select count(*)::int from seals where business_id = ${id}) as seals,
    (select count(*)::int from signer_groups where business_id = ${id} and deleted_at is null) as "signerGroups",
    (select count(*)::int from api_users where business_id = ${id}) as "apiUsers",
    (select count(*)::int from signature_requests where business_id = ${id} and status = 'OPEN'
      and accepted_at is null and (expiration_date is null or expiration_date > ${now})) as "openRequests"`.execute(db);
  return { status: 200, body: rows[0]! };
});
