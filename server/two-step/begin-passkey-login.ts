import { beginPasskeyLogin as contract } from '@sigillum/api-contracts/two-step/begin-passkey-login.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { toNetwork } from '../process/client-ip.ts';
import { findChallenge } from './challenge-repository.ts';
import { askForAssertion } from './passkey-options.ts';

export const beginPasskeyLogin = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets } = services;
  const retryAfter = await countTry(
    db,
    { key: `passkey-ip:${toNetwork(meta.ip)}`, limit: 100, windowSeconds: 15 * 60 },
    now,
  );
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  if (body.challenge === undefined) return { status: 200, body: await askForAssertion(services, null, now) };
  const opened = await findChallenge(db, secrets.hashToken(body.challenge), 'login', now);
  if (!opened) throw refuse('error.two_step.challenge_invalid');
  return { status: 200, body: await askForAssertion(services, opened.user_id, now) };
});
