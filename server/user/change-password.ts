import { changePassword as contract } from '@sigillum/api-contracts/user/change-password.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { judgePassword } from './judge-password.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { replacePassword } from './password-repository.ts';

/** Argon2 takes its time: all of it is done before the transaction opens. */
export const changePassword = implement(contract, async ({ body }, context) => {
  const { actor, services, transact, recall, now, meta } = context;
  // Whoever repeats the call because its answer was lost says a password that is none any more.
  const earlier = await recall();
  if (earlier) return earlier;
  const { db } = services;
  const account = await requirePassword(db, actor.id, body.old, now);
  if (body.new.normalize('NFKC') === body.old.normalize('NFKC')) throw refuse('error.user.password_unchanged');
  const { email, first_name: firstName, last_name: lastName } = account;
  if (judgePassword(body.new, { email, firstName, lastName }).code) throw refuse('error.user.password_weak');
  const passwordHash = await hashPassword(body.new);
  return transact(async (trx) => {
    // Two changes at the same moment: the later one knew a password that is the old one no more.
    const current = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', actor.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.password_hash !== account.password_hash) throw refuse('error.user.password_wrong');
    await replacePassword(trx, { userId: actor.id, passwordHash, keptSession: actor.sessionHash }, now);
    await queueMail(services, trx, {
      to: email,
      language: account.lang,
      zone: meta.zone,
      template: 'password-changed',
      values: { url: `${services.config.publicUrl}/password-reset`, changedAt: now },
    });
    return { status: 200 as const, body: { ok: true as const } };
  });
});
