import { checkDomain as contract } from '@sigillum/api-contracts/members/check-domain.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { describeDomain } from './describe-domain.ts';
import { requireDomain } from './domains-repository.ts';
import { lookAtDomain } from './look-at-domain.ts';

export const checkDomain = implement(contract, async ({ params }, context) => {
  const { actor, services, now } = context;
  const { db } = services;
  const { id } = params;
  await requireAdmin(db, actor, id);
  const row = await requireDomain(db, id, params.domain);
  if (row.activated_at) return { status: 200, body: describeDomain(row, now) };
  const limit = { key: `domain-check:${id}:${row.domain}`, limit: 30, windowSeconds: 3600 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  await lookAtDomain(services, context, row);
  return { status: 200, body: describeDomain(await requireDomain(db, id, row.domain), now) };
});
