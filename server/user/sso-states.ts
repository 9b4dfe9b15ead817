import type { ssoStates } from '@sigillum/api-contracts/user/sso-states.ts';
import { startScriptedProvider } from '../testing/scripted-provider.ts';
import type { StateHandlers } from '../testing/states.ts';
import { dummyHash } from '../accounts/password-hash.ts';
import { findProvider, insertLogin, noteAccount, putProvider, takeLogin } from './sso-repository.ts';
import { insertAccount } from '../accounts/user-repository.ts';

/** What ties a provider's token to a login; a real one takes it from the address that it is asked at. */
const scriptedNonce = 'a nonce of the provider states';

export const ssoStateHandlers: StateHandlers<typeof ssoStates> = {
  async 'an organisation has an identity provider'({ domain, condition, claims }, { services: { db, secrets, now } }) {
    const script = { claims: { nonce: scriptedNonce, ...claims } };
    const { clientId, clientSecret, ...provider } = await startScriptedProvider(script, now);
    const issuers = {
      live: provider.issuer,
      // Nobody listens on the discard port.
      silent: 'http://127.0.0.1:9',
      misconfigured: provider.issuer.replace('127.0.0.1', 'localhost'),
    };
    const settings = { issuer: issuers[condition], clientId, clientSecret };
    await putProvider(db, secrets, { ...settings, domain, verifiedAt: now() }, now());
  },

  async 'a login of an organisation belongs to an account'({ domain, subject, userId }, { services }) {
    const { issuer } = (await findProvider(services.db, services, domain))!;
    await services.db
      .insertInto('sso_identities')
      .values({ issuer, subject, user_id: userId, linked_at: services.now() })
      .execute();
  },

  async 'a login at an identity provider was begun'(
    { domain, state, binding, answer, userId },
    { services: { db, secrets, now } },
  ) {
    const [stateHash, bindingHash] = [secrets.hashToken(state), secrets.hashToken(binding)];
    const verifier = secrets.encrypt(secrets.createToken(), `sso login ${stateHash}`);
    await insertLogin(db, { stateHash, bindingHash, domain, nonce: scriptedNonce, verifier }, now());
    if (answer === undefined || userId === undefined) return;
    await takeLogin(db, { stateHash, bindingHash, answerHash: secrets.hashToken(answer) }, now());
    await noteAccount(db, stateHash, userId);
  },

  async 'a first login at an organisation made an account'({ id, email }, { services: { db, now } }) {
    const issuer = 'https://login.example.ch';
    const account = { firstName: 'Nora', lastName: 'Keller', lang: 'de', passwordHash: dummyHash };
    await insertAccount(
      db,
      { id, email, ...account, attributes: { ssoSetupPending: true, freeAccountType: 'free_v1' } },
      now(),
    );
    await db.insertInto('sso_identities').values({ issuer, subject: id, user_id: id, linked_at: now() }).execute();
  },
};
