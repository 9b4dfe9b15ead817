import type { ProviderFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import { refuse } from '../http/refusal.ts';
import type { ProviderSettings } from '../identity/identity-provider.ts';
import { openIdConnect } from '../identity/openid-connect.ts';
import type { Services } from '../services.ts';
import { findProvider, limitAddresses } from '../user/sso-repository.ts';
import type { DomainRow } from './domains-repository.ts';

/** What an administrator wants a provider to be called with; the stored secret where none is given. Throws a refusal. */
export async function readProvider(
  { db, secrets, config }: Services,
  { domain, activated_at, provider_business_id, business_id }: DomainRow,
  given: { issuer: string; client_id: string; client_secret?: string | undefined },
): Promise<ProviderSettings> {
  if (!activated_at) throw refuse('error.domain.not_activated');
  // The operator's secret goes to nobody else's address.
  const isOwn = provider_business_id === business_id;
  const stored = isOwn ? await findProvider(db, { secrets, config }, domain, { isAlsoOff: true }) : undefined;
  // Neither does a stored one go to an address that it was not given for.
  const kept = stored?.issuer === given.issuer ? stored.clientSecret : undefined;
  const clientSecret = given.client_secret ?? kept;
  if (!clientSecret) throw refuse('error.domain.secret_missing');
  return { issuer: given.issuer, clientId: given.client_id, clientSecret, addresses: limitAddresses(config) };
}

/** Tries the provider; no transaction waits for it. */
export async function tryProvider(
  services: Services,
  settings: ProviderSettings,
  redirectUri: string,
): Promise<ProviderFinding> {
  const { config, log, now } = services;
  const url = URL.canParse(settings.issuer) ? new URL(settings.issuer) : undefined;
  const isLocal = url?.protocol === 'http:' && isLoopbackHost(url.hostname) && config.callbackNetworks !== undefined;
  const isSafe = url?.protocol === 'https:' || isLocal;
  if (!isSafe || url.search || url.hash || url.username) return 'not_https';
  const finding = await openIdConnect.tryProvider(settings, { redirectUri, now: now() });
  if (finding !== 'works') log.info('a login provider was tried in vain', { issuer: settings.issuer, finding });
  return finding;
}
