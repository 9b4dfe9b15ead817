import { randomUUID } from 'node:crypto';
import { addPasskey as contract } from '@sigillum/api-contracts/two-step/add-passkey.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import { recordAccountEvent } from './account-events.ts';
import { useChallenge } from './challenge-repository.ts';
import { describePasskey } from './describe-passkey.ts';
import { hasSecondFactor, readFactors } from './factors.ts';
import { judgeRegistration } from './judge-registration.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

export const addPasskey = implement(contract, async ({ body }, { actor, services, transact, now, meta }) => {
  const { secrets, config } = services;
  const codes = hasSecondFactor(await readFactors(services.db, actor.id))
    ? undefined
    : await makeRecoveryCodes(secrets, actor.id);
  return transact(async (trx) => {
    const opened = await useChallenge(trx, secrets.hashToken(body.challenge), 'passkey_registration', now);
    if (opened?.user_id !== actor.id) return refuse('error.two_step.challenge_invalid');
    const asked = { registration: body.registration, challenge: opened.webauthn_challenge! };
    const made = await judgeRegistration(config, asked);
    if (!made) return refuse('error.two_step.passkey_refused');
    // Of two first factors at the same moment one brings the recovery codes.
    const user = await lockAccount(trx, actor.id);
    const isFirst = !hasSecondFactor(await readFactors(trx, actor.id));
    const passkey = await trx
      .insertInto('passkeys')
      .values({ id: randomUUID(), user_id: actor.id, name: body.name, created_at: now, ...made })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!passkey) return refuse('error.two_step.passkey_refused');
    const recoveryCodes = isFirst
      ? await replaceRecoveryCodes(trx, actor.id, codes ?? (await makeRecoveryCodes(secrets, actor.id)), now)
      : [];
    await recordAccountEvent(services, trx, { name: 'PASSKEY_ADDED', user, meta, detail: body.name }, now);
    return { status: 201 as const, body: { passkey: describePasskey(passkey), recoveryCodes } };
  });
});
