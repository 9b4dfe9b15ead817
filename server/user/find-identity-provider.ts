import { findIdentityProvider as contract } from '@sigillum/api-contracts/user/find-identity-provider.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { openIdConnect } from '../identity/openid-connect.ts';
import { toNetwork } from '../process/client-ip.ts';
import { explainFailure } from './explain-identity-failure.ts';
import { readDomain } from '../rules/read-domain.ts';
import { findProvider, insertLogin } from './sso-repository.ts';
import { writeCallback } from './write-callback.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';

/** Accounts play no part, so the answer tells nothing of them. No transaction stays open while the provider is asked. */
export const findIdentityProvider = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets, config, log } = services;
  const retryAfter = await countTry(db, { key: `sso-ip:${toNetwork(meta.ip)}`, limit: 100, windowSeconds: 600 }, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const email = normaliseEmail(body.email);
  const domain = readDomain(email);
  const settings = await findProvider(db, services, domain);
  if (!settings) throw refuse('error.user.identity_provider_missing');
  const login = { state: secrets.createToken(), nonce: secrets.createToken(), verifier: secrets.createToken() };
  const redirectUri = writeCallback(config.publicUrl, settings.callbackOf);
  const url = await openIdConnect
    .beginLogin(settings, { ...login, redirectUri, email, now })
    .catch((error: unknown) => {
      log.warn('the identity provider of an organisation cannot be used', { domain, error });
      throw explainFailure(error);
    });
  const binding = secrets.createToken();
  const stateHash = secrets.hashToken(login.state);
  const expiresAt = await insertLogin(
    db,
    {
      stateHash,
      bindingHash: secrets.hashToken(binding),
      domain,
      nonce: login.nonce,
      verifier: secrets.encrypt(login.verifier, `sso login ${stateHash}`),
    },
    now,
  );
  return { status: 200, body: { url, binding, expiration: expiresAt.toISOString() } };
});
