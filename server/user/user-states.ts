import type { userStates } from '@sigillum/api-contracts/user/states.ts';
import { tanRules } from '../rules/tan-rule.ts';
import type { StateHandlers } from '../testing/states.ts';
import { countTry } from '../http/limit-rate.ts';
import { confirmLink, insertConfirmation, useConfirmation } from './confirmation-repository.ts';
import { storeEmailChange } from './email-change-repository.ts';
import { countLogin, describePasswordLimit } from '../accounts/login-limits.ts';
import { dummyHash, hashPassword } from '../accounts/password-hash.ts';
import { insertReset, useReset } from './password-repository.ts';
import { countWrongCode, storePhoneCode } from './phone-repository.ts';
import { hashPhoneCode } from './send-phone-code.ts';
import { findAccount, insertAccount, openSession } from '../accounts/user-repository.ts';

const dayMs = 24 * 3600 * 1000;

export const userStateHandlers: StateHandlers<typeof userStates> = {
  async 'a person has an account'({ password, ...person }, { services }) {
    const passwordHash = password ? await hashPassword(password) : dummyHash;
    const attributes = { freeAccountType: 'free_v1', trustTermsAcceptedAt: services.now().toISOString() } as const;
    await insertAccount(services.db, { ...person, passwordHash, attributes }, services.now());
  },

  async 'an access token of an account exists'(
    { userId, token, condition, sessionId },
    { services: { db, secrets, now } },
  ) {
    const tokenHash = secrets.hashToken(token);
    await openSession(db, userId, tokenHash, condition === 'expired' ? new Date(now().getTime() - dayMs) : now());
    if (sessionId)
      await db.updateTable('sessions').set({ id: sessionId }).where('token_hash', '=', tokenHash).execute();
    if (condition === 'rested')
      await db
        .updateTable('sessions')
        .set({ created_at: new Date(now().getTime() - dayMs / 24) })
        .where('token_hash', '=', tokenHash)
        .execute();
    if (condition !== 'revoked') return;
    await db.updateTable('sessions').set({ revoked_at: now() }).where('token_hash', '=', tokenHash).execute();
  },

  async 'a confirmation link was mailed'({ email, token, flow, condition }, { services: { db, secrets, now } }) {
    const tokenHash = secrets.hashToken(token);
    const mailedAt = condition === 'expired' ? new Date(now().getTime() - dayMs) : now();
    await insertConfirmation(db, { tokenHash, email, flow, lang: 'de', isVoid: false }, mailedAt);
    if (condition === 'confirmed' || condition === 'used') await confirmLink(db, tokenHash, now());
    if (condition === 'used') await useConfirmation(db, tokenHash, email, now());
  },

  async 'a link for a new password was mailed'({ email, token, condition }, { services: { db, secrets, now } }) {
    const tokenHash = secrets.hashToken(token);
    const userId = (await findAccount(db, email))?.id;
    await insertReset(
      db,
      { tokenHash, email, userId },
      condition === 'expired' ? new Date(now().getTime() - dayMs) : now(),
    );
    if (condition === 'used') await useReset(db, tokenHash, now());
    if (condition === 'replaced')
      await insertReset(db, { tokenHash: secrets.hashToken('a newer link'), email, userId }, now());
  },

  async 'changes of a password failed'({ userId, times }, { services: { db, now } }) {
    for (let count = 0; count < times; count += 1) await countTry(db, describePasswordLimit(userId), now());
  },

  async 'logins of an address failed'({ email, times }, { services: { db, now } }) {
    for (let count = 0; count < times; count += 1) await countLogin(db, email, '127.0.0.1', now());
  },

  async 'a mobile number waits for its proof'({ userId, id, mobile, code, age, isLocked }, { services }) {
    const { db, now } = services;
    const sentAt = new Date(now().getTime() - age * 1000);
    await storePhoneCode(db, { id, userId, mobile, codeHash: hashPhoneCode(services, id, code) }, sentAt);
    for (let count = 0; isLocked && count < tanRules.maxAttempts; count += 1) await countWrongCode(db, userId, now());
  },

  async 'a new address waits for its confirmation'({ userId, email, token }, { services: { db, secrets, now } }) {
    await storeEmailChange(db, { userId, email, tokenHash: secrets.hashToken(token), isVoid: false }, now());
  },

  async 'an account has not accepted the terms of the trust service'({ userId }, { services: { db } }) {
    await db.updateTable('users').set({ attributes: '{}' }).where('id', '=', userId).execute();
  },

  async 'an identification has fixed fields of an account'({ userId, fields }, { services: { db } }) {
    const attributes = JSON.stringify({ immutableEidFields: fields });
    await db.updateTable('users').set({ attributes }).where('id', '=', userId).execute();
  },
};
