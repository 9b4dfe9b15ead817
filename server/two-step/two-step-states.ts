import type { twoStepStates } from '@sigillum/api-contracts/two-step/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { openChallenge, useChallenge } from './challenge-repository.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { countSecondStep } from './second-step-limits.ts';
import { insertTotp } from './totp-repository.ts';

const hourMs = 3600 * 1000;

export const twoStepStateHandlers: StateHandlers<typeof twoStepStates> = {
  async 'codes of an app protect an account'({ userId, secret, recoveryCodes }, { services: { db, secrets, now } }) {
    await insertTotp(db, secrets, { userId, secret }, now());
    await db.updateTable('totp_secrets').set({ confirmed_at: now() }).where('user_id', '=', userId).execute();
    if (recoveryCodes.length)
      await replaceRecoveryCodes(db, userId, await makeRecoveryCodes(secrets, userId, recoveryCodes), now());
  },

  async 'codes of an app wait for the first one'({ userId, secret, condition }, { services: { db, secrets, now } }) {
    const madeAt = condition === 'expired' ? new Date(now().getTime() - hourMs) : now();
    await insertTotp(db, secrets, { userId, secret }, madeAt);
  },

  async 'a log-in waits for its second step'({ userId, challenge, condition }, { services: { db, secrets, now } }) {
    const openedAt = condition === 'expired' ? new Date(now().getTime() - hourMs) : now();
    await openChallenge(db, secrets, { purpose: 'login', userId }, openedAt, challenge);
    if (condition === 'used') await useChallenge(db, secrets.hashToken(challenge), 'login', now());
  },

  async 'second steps of an account failed'({ userId, times }, { services: { db, now } }) {
    for (let count = 0; count < times; count += 1) await countSecondStep(db, { userId, ip: '127.0.0.1' }, now());
  },

  async 'a passkey protects an account'({ userId, id, name, credentialId, publicKey }, { services: { db, now } }) {
    const values = {
      id,
      user_id: userId,
      name,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey, 'base64url'),
      sign_count: 0,
      transports: [],
      is_backed_up: true,
      created_at: now(),
    };
    await db.insertInto('passkeys').values(values).execute();
  },

  async 'an authenticator was asked'({ challenge, ...opened }, { services: { db, secrets, now } }) {
    await openChallenge(db, secrets, opened, now(), challenge);
  },
};
