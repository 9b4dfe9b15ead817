import { checkPassword as contract } from '@sigillum/api-contracts/user/check-password.ts';
import { countTry } from '../http/limit-rate.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { toNetwork } from '../process/client-ip.ts';
import { judgePassword } from './judge-password.ts';

export const checkPassword = implement(contract, async ({ body }, { services, now, meta }) => {
  const { password, ...person } = body;
  const limit = { key: `check-password:${toNetwork(meta.ip)}`, limit: 600, windowSeconds: 600 };
  const retryAfter = await countTry(services.db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const { code, strength } = judgePassword(password, person);
  return { status: 200, body: { validPassword: code === null, code, strength } };
});
