import { deleteUser as contract } from '@sigillum/api-contracts/user/delete-user.ts';
import { settleLater } from '../accounts/settle-later.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { erasePerson } from './erase-person.ts';
import { queueReferral } from '../referral/tell-referral.ts';
import { askToStopCharging } from './ask-to-stop-charging.ts';
import { leaveBusiness, lockBusiness } from './leave-business.ts';
import { leaveRequests } from './leave-requests.ts';
import { planDeparture } from './plan-departure.ts';
import { provePerson } from '../user/prove-person.ts';
import { listAffected } from './survey-deletion.ts';

/** Argon2 takes its time, and a wrong password counts: both before the transaction opens. Files go after it has been committed. */
export const deleteUser = implement(contract, async ({ body }, context) => {
  const { actor, services, transact, now, meta } = context;
  const { db } = services;
  const { password_hash: hash } = await provePerson(db, actor, body.password, now);
  let orphans: string[] = [];
  const answer = await transact(async (trx) => {
    const person = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', actor.id)
      .where('deleted_at', 'is', null)
      // Others may go on to name the account (foreign keys): whoever holds a request must not wait for us while we wait for it.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) throw refuse('error.auth.token_invalid');
    if (person.password_hash !== hash) throw refuse('error.user.password_wrong');
    const found = await planDeparture(trx, person.id);
    if (found) await lockBusiness(trx, found.businessId);
    // Judged again now that nobody else can leave the business.
    const departure = found && (await planDeparture(trx, person.id));
    if (departure?.isOnlyAdministrator) throw refuse('error.user.only_administrator');
    const affected = await listAffected(trx, person.id, departure, now);
    if (departure) await leaveBusiness(trx, context, departure);
    orphans = await leaveRequests(trx, context, affected);
    await askToStopCharging(services, trx, { userId: person.id }, { isAtOnce: true });
    await erasePerson(trx, person, now);
    await settleLater(services, trx, person.id, now);
    // After what it was told of the person is gone, and until it was told to forget it.
    await queueReferral(services, trx, person.id, 'erased');
    await queueMail(services, trx, {
      to: person.email,
      language: person.lang,
      zone: meta.zone,
      template: 'account-deleted',
      values: { email: person.email, deletedAt: now },
    });
    return { status: 200 as const, body: { ok: true as const } };
  });
  await discardBlobs(services, orphans);
  return answer;
});
