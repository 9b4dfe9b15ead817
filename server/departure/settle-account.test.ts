import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { createDraft, enter, sign } from '../testing/journeys.ts';
import { connect, openSession, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { insertConfirmation } from '../user/confirmation-repository.ts';
import { settleAccount } from './settle-account.ts';

const password = 'kupfer Wolke 93 Segel';
let anna: SeededPerson;
/** Whose accounts are to be looked at once more. */
let settled: string[];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  settled = [];
});

/** Somebody who comes or goes, and what happens between their last look and their commit. */
async function meanwhile<Answer>(act: () => Promise<unknown>, work: () => Promise<Answer>): Promise<Answer> {
  const { jobs } = world.services;
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  world.services.jobs = {
    ...jobs,
    enqueue: async (trx, name, payload, options) => {
      if (name === 'settle-account' && 'userId' in payload) {
        settled.push(payload.userId);
        begun.resolve();
        await done.promise;
      }
      return jobs.enqueue(trx, name, payload, options);
    },
  };
  try {
    const acting = act();
    await Promise.race([begun.promise, acting]);
    const answer = await work();
    done.resolve();
    await acting;
    return answer;
  } finally {
    world.services.jobs = jobs;
  }
}

async function signUp(email: string) {
  const { db, secrets, now } = world.services;
  const link = secrets.createToken();
  const confirmation = { tokenHash: secrets.hashToken(link), email, flow: 'free', lang: 'de', isVoid: false } as const;
  await insertConfirmation(db, confirmation, now());
  const { token } = await connect(world).call(userEndpoints.validConfirmation, { body: { token: link } });
  const body = { firstName: 'Nora', lastName: 'Keller', password, lang: 'de', gtc: true, token } as const;
  return connect(world).call(userEndpoints.register, { body });
}

const draftFor = (email: string) => createDraft(anna, { signatures: [{ account_email: email }], observers: [] });
const send = (id: string) => anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });

describe('an account', () => {
  it('that is made while a request names its address finds the request', async () => {
    const id = await meanwhile(
      () => signUp('nora@example.ch'),
      () => draftFor('nora@example.ch'),
    );
    await send(id);
    const nora = { client: connect(world, { bearer: await openSession(world, settled[0]!) }) };
    const list = () => nora.client.call(endpoints.listSignatureRequests, { query: {} });
    expect((await list()).total_items).toBe(0);
    await settleAccount(world.services, settled[0]!);
    expect((await list()).total_items).toBe(1);
    await settleAccount(world.services, settled[0]!);
    expect(await sign(nora, id)).toMatchObject({ status: 'SIGNED' });
  });

  it('that is deleted while a request names it leaves an invitation of its address', async () => {
    const nora = await seedPerson(world, 'nora@example.ch');
    const password_hash = await hashPassword(password);
    await world.services.db.updateTable('users').set({ password_hash }).where('id', '=', nora.id).execute();
    const leave = () => nora.client.call(userEndpoints.deleteUser, { body: { password } });
    const id = await meanwhile(leave, () => draftFor('nora@example.ch'));
    await send(id);
    expect(settled).toEqual([nora.id]);
    await settleAccount(world.services, nora.id);
    await settleAccount(world.services, nora.id);
    const { signatures } = await anna.client.call(endpoints.getSignatureRequest, { params: { id } });
    expect(signatures).toMatchObject([{ status_code: 'OPEN', account_email: 'nora@example.ch' }]);
    await anna.client.call(endpoints.remindSigners, { params: { id } });
    expect(await enter(world, 'nora@example.ch', id)).toBeDefined();
  });
});
