import type { ssoStates } from '@sigillum/api-contracts/user/sso-states.ts';
import { startIdentityProvider } from '../testing/identity-provider.ts';
import type { StateHandlers } from '../testing/states.ts';
import { callbackPath } from './find-identity-provider.ts';
import { linkIdentity } from './link-identity.ts';
import { insertLogin, noteAccount, putProvider, takeLogin } from './sso-repository.ts';

export const ssoStateHandlers: StateHandlers<typeof ssoStates> = {
  async 'an organisation has an identity provider'({ domain, condition }, { services }) {
    const { db, secrets, config, now } = services;
    const provider = await startIdentityProvider(`${config.publicUrl}${callbackPath}`);
    if (condition === 'silent') await provider.close();
    await putProvider(db, secrets, { ...provider, domain, verifiedAt: now() }, now());
  },

  async 'a login at an identity provider was begun'({ domain, state, binding, answer, userId }, { services }) {
    const { db, secrets, now } = services;
    const [stateHash, bindingHash] = [secrets.hashToken(state), secrets.hashToken(binding)];
    const verifier = secrets.encrypt(secrets.createToken(), `sso login ${stateHash}`);
    await insertLogin(db, { stateHash, bindingHash, domain, nonce: secrets.createToken(), verifier }, now());
    if (answer === undefined || userId === undefined) return;
    await takeLogin(db, stateHash, bindingHash, now());
    await noteAccount(db, stateHash, secrets.hashToken(answer), userId);
  },

  async 'a first login at an organisation made an account'({ id, email }, { services: { db, now } }) {
    const person = { issuer: 'https://login.example.ch', subject: id, email, isEmailVerified: true };
    const domain = email.split('@')[1]!;
    const names = { firstName: 'Nora', lastName: 'Keller', locale: undefined };
    const made = await linkIdentity(db, { ...person, ...names }, { domain, lang: 'de' }, now());
    await db.updateTable('sso_identities').set({ linked_at: now() }).where('user_id', '=', made).execute();
  },
};
