import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimBusiness } from './access-business.ts';
import { findMembership, forgetEnded, leaveDeletedBusinesses } from './business-repository.ts';
import { findOpenInvitation, type OpenInvitation } from './membership-history.ts';
import { requireSeat } from './seats.ts';
import { tellMembers } from './tell-members.ts';

/** Joins the business of a person's oldest open invitation, or declines it, and tells the inviter. The caller has locked the person's row. */
export async function answerInvitation(
  db: Kysely<Database>,
  call: Call<UserActor>,
  person: { id: string; email: string },
  isAccepted: boolean,
): Promise<void> {
  const { now } = call;
  const found = await findOpenInvitation(db, person, now);
  if (!found) throw refuse('error.business.invitation_invalid');
  const business = await claimBusiness(db, found.business_id);
  // Asked again: it may have been cancelled while the business was another's.
  const invitation = await findOpenInvitation(db, person, now);
  if (invitation?.id !== found.id) throw refuse('error.business.invitation_invalid');
  if (isAccepted) {
    if (await findMembership(db, person.id)) throw refuse('error.business.already_member');
    await requireSeat(db, business, now, { isInvited: true });
    await leaveDeletedBusinesses(db, person.id, now);
    await forgetEnded(db, business.id, person);
  }
  await db
    .updateTable('memberships')
    .set({
      user_id: person.id,
      ...(isAccepted
        ? { state: 'accepted' as const, accepted_at: now, last_active_at: now }
        : { state: 'declined' as const, removed_at: now }),
    })
    .where('id', '=', invitation.id)
    .execute();
  const data = { userId: person.id, email: person.email, role: invitation.role };
  await appendBusinessEvents(db, call, business.id, [
    { name: isAccepted ? 'MEMBER_JOINED' : 'INVITATION_DECLINED', data },
  ]);
  await tellInviter(db, call, invitation, isAccepted ? 'JOINED' : 'DECLINED');
}

async function tellInviter(
  db: Kysely<Database>,
  call: Call<UserActor>,
  { email, lang, name }: OpenInvitation,
  change: 'JOINED' | 'DECLINED',
): Promise<void> {
  if (email !== null) await tellMembers(db, call, [{ email, lang }], { change, businessName: name });
}
