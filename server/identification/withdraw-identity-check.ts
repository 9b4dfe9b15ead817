import { withdrawIdentityCheck as contract } from '@sigillum/api-contracts/identification/withdraw-identity-check.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { tellMembers } from '../business/tell-members.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { endCheck, lockCheck } from './checks-repository.ts';
import { describeCheck, selectChecks } from './describe-check.ts';
import { requireOfficer } from './officers-repository.ts';

export const withdrawIdentityCheck = implement(contract, async ({ params: { id, checkId } }, context) => {
  const { actor, db, services } = context;
  const { name } = await requireOfficer(db, actor, id, { orAdmin: true });
  const row = await lockCheck(db, checkId, { businessId: id });
  if (!row) throw refuse('error.not_found');
  if (row.ended_at) throw refuse('error.in_person.ended');
  await endCheck(services, db, context, row, 'withdrawn');
  const member = await getAccount(db, row.user_id);
  if (member.id !== actor.id)
    await tellMembers(db, context, [member], { change: 'IDENTITY_WITHDRAWN', businessName: name });
  const ended = await selectChecks(db).where('identity_checks.id', '=', checkId).executeTakeFirstOrThrow();
  return { status: 200, body: describeCheck(ended) };
});
