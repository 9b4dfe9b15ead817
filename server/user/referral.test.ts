import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { deleteUser } from '@sigillum/api-contracts/user/delete-user.ts';
import { getReferralLink } from '@sigillum/api-contracts/user/get-referral-link.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { keepCelloCode } from '@sigillum/api-contracts/user/keep-cello-code.ts';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { hashPassword } from '../accounts/password-hash.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { makeCelloReferral } from '../referral/cello-referral.ts';
import { tellReferral } from '../referral/tell-referral.ts';
import { openCello } from '../testing/cello/open-cello.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let cello: Awaited<ReturnType<typeof openCello>>;
beforeAll(async () => void (cello = await openCello()));
afterAll(() => cello.close());
beforeEach(() => {
  for (const list of [cello.events, cello.forgotten, cello.state.faults]) list.length = 0;
  world.setClock('2026-11-23T11:00:00.000Z');
  world.services.referral = makeCelloReferral(cello.settings, world.services.now);
});

const run: JobRun = { complete: async () => undefined } as unknown as JobRun;
const known = { body: { celloUCC: 'UIPIWa2Hnnr' } };
const list = () => world.services.db.selectFrom('referral_events').select(['user_id', 'kind', 'sent_at']).execute();

describe('a recommendation', () => {
  it('is told with the code, once, and again only until it was taken', async () => {
    const nora = await seedPerson(world, 'nora@example.ch', { business: true });
    const { id: userId, firstName, lastName } = await nora.client.call(getUser, {});
    await nora.client.call(keepCelloCode, known);
    await nora.client.call(keepCelloCode, { body: { celloUCC: 'OtherCode11' } });
    expect(await list()).toEqual([{ user_id: userId, kind: 'signed-up', sent_at: null }]);
    const tell = () => tellReferral(world.services, { userId, kind: 'signed-up' }, run);
    cello.state.faults = ['away'];
    await expect(tell()).rejects.toThrow('did not take a sign-up (503)');
    // A token that has ended early is renewed.
    cello.state.faults = ['expired'];
    await tell();
    await tell();
    expect(cello.events).toEqual([
      JSON.stringify({
        eventName: 'ReferralUpdated',
        payload: { ucc: 'UIPIWa2Hnnr', newUserId: userId, price: 0, currency: 'EUR' },
        context: {
          newUser: { id: userId, email: 'nora@example.ch', name: `${firstName} ${lastName}` },
          event: { trigger: 'new-signup', timestamp: '2026-11-23T11:00:00.000Z' },
        },
      }),
    ]);
    expect((await list())[0]?.sent_at).toEqual(world.services.now());
  });

  it('of a code that nobody has is told once and rewards nobody', async () => {
    const nora = await seedPerson(world, 'nora@example.ch');
    const { id: userId } = await nora.client.call(getUser, {});
    await nora.client.call(keepCelloCode, { body: { celloUCC: 'nobodys' } });
    await tellReferral(world.services, { userId, kind: 'signed-up' }, run);
    expect(cello.events).toEqual([]);
    expect((await list())[0]?.sent_at).not.toBeNull();
  });

  it('is told of nobody who has gone meanwhile, and who goes is forgotten', async () => {
    const nora = await seedPerson(world, 'nora@example.ch');
    const { id: userId } = await nora.client.call(getUser, {});
    await nora.client.call(keepCelloCode, known);
    const password = 'a long enough sentence';
    const password_hash = await hashPassword(password);
    await world.services.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    await nora.client.call(deleteUser, { body: { password } });
    expect(await list()).toEqual([{ user_id: userId, kind: 'erased', sent_at: null }]);
    for (const kind of ['signed-up', 'erased'] as const) await tellReferral(world.services, { userId, kind }, run);
    expect(cello.events).toEqual([]);
    expect(cello.forgotten).toEqual([userId]);
    expect(await list(), 'of who is forgotten nothing stays').toEqual([]);
    await tellReferral(world.services, { userId, kind: 'erased' }, run);
    expect(cello.forgotten).toEqual([userId]);
  });

  it('writes nothing down where nobody rewards it', async () => {
    world.services.referral = undefined;
    const nora = await seedPerson(world, 'nora@example.ch', { business: true });
    await nora.client.call(keepCelloCode, known);
    expect(await list()).toEqual([]);
    expect(await nora.client.call(getReferralLink, {})).toEqual({ link: null });
  });
});

describe('the link to recommend by', () => {
  it('is for people of a business that has settled so, and none while the service is away', async () => {
    const nora = await seedPerson(world, 'nora@example.ch', { business: true });
    const plain = await seedPerson(world, 'luca@example.ch');
    const { id: userId, business } = await nora.client.call(getUser, {});
    const link = async () => (await nora.client.call(getReferralLink, {})).link;
    expect(await link()).toBeNull();
    const body = { settings: { affiliate: { enabled: true } } };
    await nora.client.call(updateSettings, { params: { id: business!.id }, body });
    expect(await link()).toBe(`https://go.example.ch/${userId.slice(0, 8)}`);
    expect(await plain.client.call(getReferralLink, {})).toEqual({ link: null });
    cello.state.faults = ['away'];
    expect(await link()).toBeNull();
  });
});
