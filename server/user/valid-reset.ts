import { validReset as contract } from '@sigillum/api-contracts/user/valid-reset.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findReset } from './password-repository.ts';

export const validReset = implement(contract, async ({ body }, { services, now }) => {
  const reset = await findReset(services.db, services.secrets.hashToken(body.token), now);
  if ('end' in reset) throw refuse('error.user.reset_invalid', { details: { reason: reset.end } });
  return { status: 200, body: { email: reset.email, expiration: reset.expiresAt.toISOString() } };
});
