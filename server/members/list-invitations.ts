import { listInvitations as contract } from '@sigillum/api-contracts/members/list-invitations.ts';
import { requireAdmin } from '../business/access-business.ts';
import { pageOpenInvitations } from '../business/membership-history.ts';
import { implement } from '../http/implement.ts';
import { describeInvitation } from './describe-member.ts';

export const listInvitations = implement(contract, async ({ params, query }, { actor, db, now }) => {
  await requireAdmin(db, actor, params.id);
  const { rows, total } = await pageOpenInvitations(db, params.id, query, now);
  return { status: 200, body: { invitedMembers: rows.map(describeInvitation), total_items: total } };
});
