import { testDomainProvider as contract } from '@sigillum/api-contracts/members/test-domain-provider.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { writeCallback } from '../user/write-callback.ts';
import { requireDomain } from './domains-repository.ts';
import { readProvider, tryProvider } from './try-domain-provider.ts';

export const testDomainProvider = implement(contract, async ({ params, body }, { actor, services, now }) => {
  const { db, config } = services;
  await requireAdmin(db, actor, params.id);
  const settings = await readProvider(services, await requireDomain(db, params.id, params.domain), body);
  const limit = { key: `sso-test:${params.id}`, limit: 30, windowSeconds: 3600 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const redirectUri = writeCallback(config.publicUrl, params.id);
  const finding = await tryProvider(services, settings, redirectUri);
  return { status: 200, body: { finding, redirect_uri: redirectUri } };
});
