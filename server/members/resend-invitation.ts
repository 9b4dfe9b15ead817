import { claimAsAdmin } from '../business/access-business.ts';
import { resendInvitation as contract } from '@sigillum/api-contracts/members/resend-invitation.ts';
import { countForAccount } from '../business/account-limits.ts';
import { endInvitation } from '../business/membership-history.ts';
import { requireSeat } from '../business/seats.ts';
import { mailInvitations } from '../business/tell-members.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { describeInvitation } from './describe-member.ts';
import { readLanguages, requireInvitation } from './invitations-repository.ts';

export const resendInvitation = implement(contract, async ({ params }, call) => {
  const { actor, db, now } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  await countForAccount(db, 'memberInvitations', { userId: actor.id, now });
  const { id, email, role, invited_at } = await requireInvitation(db, params.id, params.inviteId);
  const holdsSeat = invited_at !== null && endInvitation(invited_at) > now;
  if (!holdsSeat) await requireSeat(db, business, now, { isInvited: false });
  await db.updateTable('memberships').set({ invited_at: now, invited_by: actor.id }).where('id', '=', id).execute();
  await appendBusinessEvents(db, call, params.id, [{ name: 'MEMBER_INVITED', data: { email, role } }]);
  const lang = (await readLanguages(db, [email])).get(email) ?? null;
  await mailInvitations(db, call, [{ email, lang }], { businessName: business.name, role });
  return { status: 200, body: describeInvitation({ id, email, role, invited_at: now }) };
});
