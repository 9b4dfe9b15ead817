import { confirmEmail as contract } from '@sigillum/api-contracts/user/confirm-email.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { describeUser } from './describe-user.ts';
import { useEmailChange } from './email-change-repository.ts';
import { linkInvitations } from './link-invitations.ts';
import { settleLater } from '../accounts/settle-later.ts';
import { findAccount } from '../accounts/user-repository.ts';

export const confirmEmail = implement(contract, async ({ body }, { actor, db, now, meta, services }) => {
  const { secrets } = services;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const email = await useEmailChange(db, id, secrets.hashToken(body.token), now);
  // Somebody may have signed up with the address since.
  if (!email || (await findAccount(db, email))) throw refuse('error.user.confirmation_invalid');
  await db
    .updateTable('users')
    .set({ email, email_verified: true })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      // Or may be doing so at this moment.
      throw isUniqueViolation(error) ? refuse('error.user.confirmation_invalid') : error;
    });
  await db
    .updateTable('signatures')
    .set({ email })
    .where('user_id', '=', id)
    .where('status', 'in', ['OPEN', 'WAITING'])
    .execute();
  await linkInvitations(db, { id, email });
  await settleLater(services, db, id, now);
  const values = { email };
  await queueMail(services, db, {
    to: actor.email,
    language: actor.lang,
    zone: meta.zone,
    template: 'email-changed',
    values,
  });
  return { status: 200, body: await describeUser({ ...services, db }, id, now) };
});
