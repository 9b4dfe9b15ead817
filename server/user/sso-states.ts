import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ssoStates } from '@sigillum/api-contracts/user/sso-states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { linkIdentity } from './link-identity.ts';
import { dummyHash } from './password-hash.ts';
import { insertLogin, noteAccount, putProvider, takeLogin } from './sso-repository.ts';
import { insertAccount } from './user-repository.ts';

/** The public face of a provider on a free port of this machine, without the login behind it. Ends with the process. */
async function publishProvider(): Promise<string> {
  const server = createServer((_request, response) => {
    const published = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}

export const ssoStateHandlers: StateHandlers<typeof ssoStates> = {
  async 'an organisation has an identity provider'({ domain, condition }, { services: { db, secrets, now } }) {
    // Nobody listens on the discard port.
    const issuer = condition === 'silent' ? 'http://127.0.0.1:9' : await publishProvider();
    const settings = { issuer, clientId: 'sigillum', clientSecret: secrets.createToken() };
    await putProvider(db, secrets, { ...settings, domain, verifiedAt: now() }, now());
  },

  async 'a login at an identity provider was begun'(
    { domain, state, binding, answer, userId },
    { services: { db, secrets, now } },
  ) {
    const [stateHash, bindingHash] = [secrets.hashToken(state), secrets.hashToken(binding)];
    const verifier = secrets.encrypt(secrets.createToken(), `sso login ${stateHash}`);
    await insertLogin(db, { stateHash, bindingHash, domain, nonce: secrets.createToken(), verifier }, now());
    if (answer === undefined || userId === undefined) return;
    await takeLogin(db, stateHash, bindingHash, now());
    await noteAccount(db, stateHash, secrets.hashToken(answer), userId);
  },

  async 'a first login at an organisation made an account'({ id, email }, { services: { db, now } }) {
    const names = { firstName: 'Nora', lastName: 'Keller' };
    const account = { id, email, ...names, lang: 'de', passwordHash: dummyHash, attributes: { ssoSetupPending: true } };
    await insertAccount(db, account, now());
    const person = { issuer: 'https://login.example.ch', subject: id, email, isEmailVerified: true, locale: undefined };
    await linkIdentity(db, { ...person, ...names }, { domain: email.split('@')[1]!, lang: 'de' }, now());
  },
};
