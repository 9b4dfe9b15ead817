import { beforeEach, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import * as groups from '@sigillum/api-contracts/groups/index.ts';
import * as members from '@sigillum/api-contracts/members/index.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  beat = await seedPerson(world, 'beat@example.ch', { business: id });
});

const acts = {
  'makes a key': () => beat.client.call(business.createApiUser, { params: { id }, body: { description: 'X' } }),
  'sets an address of the business': () =>
    beat.client.call(business.createWebhook, {
      params: { id },
      body: { description: 'X', url: 'https://example.ch', types: ['request.sent'] },
    }),
  'changes the settings': () =>
    beat.client.call(business.updateSettings, {
      params: { id },
      body: { settings: { signatureRequests: { part11: { enabled: true } } } },
    }),
  'asks for a domain': () => beat.client.call(members.addDomain, { params: { id }, body: { domain: 'example.ch' } }),
  'makes a group': () =>
    beat.client.call(groups.createGroup, { body: { name: 'Board', members: [{ email: 'x@example.ch', name: 'X' }] } }),
  'makes a seal': () => beat.client.call(seals.putSeal, { params: { id, name: 'contracts' }, body: { label: 'X' } }),
};

it.for(Object.keys(acts) as (keyof typeof acts)[])(
  'nobody %s who is an administrator no more once it is their turn',
  async (act) => {
    const { db } = world.services;
    const answer = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute();
      const key = keyOf(acts[act]());
      await expect.poll(() => countWaiting(world)).toBe(1);
      await trx.updateTable('memberships').set({ role: 'member' }).where('user_id', '=', beat.id).execute();
      return [key];
    });
    expect(await answer[0]).toMatch(/admins_only$/);
    expect(await db.selectFrom('business_events').select('name').execute()).toEqual([]);
  },
);
