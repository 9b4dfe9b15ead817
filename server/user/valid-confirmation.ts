import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import { validConfirmation as contract } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { confirmLink } from './confirmation-repository.ts';

/** One statement and no idempotency key: the answer carries a token, which is never stored in readable form. */
export const validConfirmation = implement(contract, async ({ body }, { services, now }) => {
  const { db, secrets } = services;
  const confirmation = await confirmLink(db, secrets.hashToken(body.token), now);
  if (!confirmation) throw refuse('error.user.confirmation_invalid');
  return {
    status: 200,
    body: {
      email: confirmation.email,
      flow: confirmation.flow as SignUpFlow,
      language: body.language ?? (confirmation.lang as Language),
      token: body.token,
      expiration: confirmation.expires_at.toISOString(),
    },
  };
});
