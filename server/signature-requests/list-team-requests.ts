import { listTeamRequests as contract } from '@sigillum/api-contracts/signature-requests/list-team-requests.ts';
import { findMembership } from '../business/business-repository.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { pageTeamRequests } from './team-requests.ts';

export const listTeamRequests = implement(contract, async ({ query }, { actor, db, now }) => {
  const membership = await findMembership(db, actor.id);
  if (!membership) throw refuse('error.not_found');
  const looker = { userId: actor.id, businessId: membership.business_id, now };
  return { status: 200, body: await pageTeamRequests(db, looker, query) };
});
