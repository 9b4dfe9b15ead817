import { cancelInvitation as contract } from '@sigillum/api-contracts/members/cancel-invitation.ts';
import { endInvitation } from '../business/membership-history.ts';
import { tellMembers } from '../business/tell-members.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { readLanguages, requireInvitation } from './invitations-repository.ts';

/** Whoever could still have accepted it is told. */
export const cancelInvitation = implement(contract, async ({ params }, call) => {
  const { actor, db, now } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  const { id, email, role, invited_at } = await requireInvitation(db, params.id, params.inviteId);
  await db.deleteFrom('memberships').where('id', '=', id).execute();
  await appendBusinessEvents(db, call, params.id, [{ name: 'INVITATION_CANCELLED', data: { email, role } }]);
  if (invited_at && endInvitation(invited_at) > now) {
    const lang = (await readLanguages(db, [email])).get(email) ?? null;
    await tellMembers(db, call, [{ email, lang }], { change: 'INVITATION_CANCELLED', businessName: business.name });
  }
  return { status: 200, body: { ok: true } };
});
