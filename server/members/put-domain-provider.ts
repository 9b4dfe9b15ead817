import { putDomainProvider as contract } from '@sigillum/api-contracts/members/put-domain-provider.ts';
import { claimAsAdmin, requireAdmin } from '../business/access-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { putProvider } from '../user/sso-repository.ts';
import { writeCallback } from '../user/write-callback.ts';
import { describeDomain } from './describe-domain.ts';
import { requireDomain } from './domains-repository.ts';
import { readProvider, tryProvider } from './try-domain-provider.ts';

export const putDomainProvider = implement(contract, async ({ params, body }, context) => {
  const { actor, services, transact, now } = context;
  const { db, secrets } = services;
  const { id } = params;
  await requireAdmin(db, actor, id);
  const settings = await readProvider(services, await requireDomain(db, id, params.domain), body);
  const retryAfter = await countTry(db, { key: `sso-test:${id}`, limit: 30, windowSeconds: 3600 }, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const finding = await tryProvider(services, settings, writeCallback(services.config.publicUrl, id));
  if (finding !== 'works') throw refuse('error.domain.provider_unusable', { details: { finding } });
  return transact(async (trx) => {
    await claimAsAdmin(trx, actor, id);
    // Removed, or shown not to be theirs, while the provider was asked.
    const { domain, activated_at, issuer, client_id } = await requireDomain(trx, id, params.domain);
    if (!activated_at) throw refuse('error.domain.not_activated');
    await putProvider(trx, secrets, { ...settings, domain, businessId: id, verifiedAt: now }, now);
    const changes = {
      ...(issuer !== settings.issuer && { issuer: { from: issuer, to: settings.issuer } }),
      ...(client_id !== settings.clientId && { client_id: { from: client_id, to: settings.clientId } }),
    };
    await appendBusinessEvents(trx, context, id, [{ name: 'SSO_CHANGED', data: { subject: domain, changes } }]);
    return { status: 200 as const, body: describeDomain(await requireDomain(trx, id, domain), now) };
  });
});
