import { beginTotp as contract } from '@sigillum/api-contracts/two-step/begin-totp.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { createTotpSecret, writeTotpUri } from './totp.ts';
import { insertTotp, setUpMinutes } from './totp-repository.ts';

/** The secret is never kept under an idempotency key: a repeat gets a new one. */
export const beginTotp = implement(contract, async ({ body }, { actor, services, now }) => {
  const { db, secrets, config } = services;
  const { email } = await requirePassword(db, actor.id, body.password, now);
  const secret = createTotpSecret();
  const isNew = await insertTotp(db, secrets, { userId: actor.id, secret }, now);
  if (!isNew) throw refuse('error.two_step.totp_exists');
  const uri = writeTotpUri(secret, { email, host: new URL(config.publicUrl).hostname });
  const expiration = new Date(now.getTime() + setUpMinutes * 60 * 1000).toISOString();
  return { status: 200, body: { secret, uri, expiration } };
});
