import { confirmDomain as contract } from '@sigillum/api-contracts/members/confirm-domain.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { readAccessCode } from '../rules/access-code.ts';
import { activateDomain } from './activate-domain.ts';
import { describeDomain } from './describe-domain.ts';
import { requireDomain } from './domains-repository.ts';

export const confirmDomain = implement(contract, async ({ params, body }, context) => {
  const { actor, services, now } = context;
  const { db, secrets } = services;
  const { id } = params;
  await requireAdmin(db, actor, id);
  const { domain, activated_at, mail_code_hash, mail_expires_at } = await requireDomain(db, id, params.domain);
  if (!activated_at) {
    const limit = { key: `domain-code:${id}:${domain}`, limit: 10, windowSeconds: 3600 };
    const retryAfter = await countTry(db, limit, now);
    if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
    const isRight = mail_code_hash === secrets.hashToken(readAccessCode(body.code));
    if (!isRight || !mail_expires_at || mail_expires_at <= now) throw refuse('error.domain.code_wrong');
    if (!(await activateDomain(db, context, { businessId: id, domain, by: 'mail' })))
      throw refuse('error.domain.taken');
  }
  return { status: 200, body: describeDomain(await requireDomain(db, id, domain), now) };
});
