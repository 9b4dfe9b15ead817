import { randomUUID } from 'node:crypto';
import type { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import { register as contract } from '@sigillum/api-contracts/user/register.ts';
import { joinByDomain } from '../business/join-by-domain.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findConfirmed, useConfirmation } from './confirmation-repository.ts';
import { judgePassword } from './judge-password.ts';
import { readFirstLaw, readFirstPlan } from '../rules/first-standing.ts';
import { queueReferral } from '../referral/tell-referral.ts';
import { linkInvitations } from './link-invitations.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { settleLater } from '../accounts/settle-later.ts';
import { insertAccount } from '../accounts/user-repository.ts';

export const register = implement(contract, async ({ body }, { services, transact, now }) => {
  const tokenHash = services.secrets.hashToken(body.token);
  const { firstName, lastName, password, lang, celloUCC } = body;
  // The hash is made before the transaction opens, so that no row waits for argon2.
  const confirmation = await findConfirmed(services.db, tokenHash, now);
  const email = confirmation?.email ?? '';
  const isWeak = judgePassword(password, { email, firstName, lastName }).code !== null;
  const passwordHash = confirmation && body.gtc && !isWeak ? await hashPassword(password) : '';
  return transact(async (trx) => {
    if (!confirmation) throw refuse('error.user.confirmation_invalid');
    if (!body.gtc) throw refuse('error.user.terms_not_accepted');
    if (isWeak) throw refuse('error.user.password_weak');
    if (!(await useConfirmation(trx, tokenHash, email, now))) throw refuse('error.user.confirmation_invalid');
    const id = randomUUID();
    const attributes = {
      ...(celloUCC && { celloUcc: celloUCC }),
      ...readFirstPlan(services.config.billing),
      ...readFirstLaw(services.config.region),
    };
    const isNew = await insertAccount(trx, { id, email, firstName, lastName, lang, passwordHash, attributes }, now);
    if (!isNew) throw refuse('error.user.confirmation_invalid');
    // Whoever signs up as a business founds one.
    if (confirmation.flow !== 'business') await joinByDomain(trx, { id, email }, now);
    await linkInvitations(trx, { id, email });
    await settleLater(services, trx, id, now);
    if (celloUCC) await queueReferral(services, trx, id, 'signed-up');
    return { status: 201 as const, body: { id, email, flow: confirmation.flow as SignUpFlow } };
  });
});
