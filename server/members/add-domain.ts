import { addDomain as contract, domainCheckHours, mostDomains } from '@sigillum/api-contracts/members/add-domain.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeDomain } from './describe-domain.ts';
import { isHeldElsewhere, listDomainRows, requireDomain } from './domains-repository.ts';
import { judgeDomain } from './judge-domain.ts';
import { scheduleDomainCheck } from './watch-domain.ts';

export const addDomain = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { id } = params;
  await claimAsAdmin(db, actor, id);
  const judged = judgeDomain(body.domain);
  if ('problem' in judged) throw refuse(judged.problem);
  const { domain } = judged;
  const own = await listDomainRows(db, id);
  if (own.some((row) => row.domain === domain)) throw refuse('error.domain.exists');
  if (own.length >= mostDomains) throw refuse('error.domain.too_many', { details: { limit: mostDomains } });
  if (await isHeldElsewhere(db, id, domain)) throw refuse('error.domain.taken');
  await db
    .insertInto('business_domains')
    .values({
      business_id: id,
      domain,
      dns_token: services.secrets.createToken(128),
      requested_at: now,
      check_until: new Date(now.getTime() + domainCheckHours * 3600_000),
    })
    .execute();
  await appendBusinessEvents(db, context, id, [{ name: 'DOMAIN_ADDED', data: { subject: domain } }]);
  const row = await requireDomain(db, id, domain);
  await scheduleDomainCheck(services, db, row, new Date(now.getTime() + 60_000));
  return { status: 201, body: describeDomain(row, now) };
});
