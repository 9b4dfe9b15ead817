import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { findMembership, leaveDeletedBusinesses } from './business-repository.ts';
import { findOpenInvitation } from './membership-history.ts';

/** Joins the business of a person's oldest open invitation, or declines it. The caller has locked the person's row. */
export async function answerInvitation(
  db: Kysely<Database>,
  person: { id: string; email: string },
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const invitation = await findOpenInvitation(db, person, now);
  if (!invitation) throw refuse('error.business.invitation_invalid');
  if (isAccepted) {
    if (await findMembership(db, person.id)) throw refuse('error.business.already_member');
    await leaveDeletedBusinesses(db, person.id, now);
  }
  await db
    .updateTable('memberships')
    .set({
      user_id: person.id,
      ...(isAccepted
        ? { state: 'accepted' as const, accepted_at: now }
        : { state: 'declined' as const, removed_at: now }),
    })
    .where('id', '=', invitation.id)
    .execute();
}
