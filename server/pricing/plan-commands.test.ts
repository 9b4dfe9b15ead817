import { beforeEach, describe, expect } from 'vitest';
import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listGroups } from '@sigillum/api-contracts/groups/list-groups.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { createDraft, keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { runPlanCommand } from './plan-commands.ts';

let anna: SeededPerson;

beforeEach(async () => {
  world.setClock('2026-11-21T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

/** Runs a command; answers what it said, or the sentence of its error. */
async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  const { db, now } = world.services;
  const input = { db, now: now(), plans: ['team', 'pro'], isSold: true, say: (line: string) => void said.push(line) };
  return runPlanCommand(words, input).then(
    () => said,
    (error: Error) => [error.message],
  );
}
const readBilling = async () => {
  const { billing, pricePlan } = await anna.client.call(getOwnBusiness, {});
  return [pricePlan.name, billing.paymentMethod, billing.trialEndsAt];
};
const listActs = async () =>
  (await anna.client.call(listAccountActivities, { params: { id: anna.businessId! }, query: {} })).activities
    .filter(({ action }) => action === 'PLAN_CHANGED')
    .map(({ changed, actor }) => [actor.type, ...changed]);

describe('npm run plans', () => {
  it('names the customer of Chargebee as whom a business pays', async () => {
    const id = anna.businessId!;
    await run('set', id, 'team', '10');
    expect(await run('chargebee', id, 'https://x')).toEqual(['https://x is no customer of Chargebee.']);
    expect(await run('chargebee', id, 'AzZlX_9-1')).toEqual([expect.stringContaining('team  CHARGEBEE  10 seats')]);
    const row = await world.services.db.selectFrom('businesses').select('chargebee_customer').executeTakeFirst();
    expect(row).toEqual({ chargebee_customer: 'AzZlX_9-1' });
    expect((await readBilling()).slice(0, 2)).toEqual(['team', 'CHARGEBEE']);
  });

  it('says how many groups a business may have', async () => {
    const id = anna.businessId!;
    expect(await run('groups', 'anna@example.ch', '3', '200')).toEqual([`${id}  3 groups of 200 people at most`]);
    expect(await run('groups', id, '3', '200')).toEqual([`Nothing was changed. ${id}  3 groups of 200 people at most`]);
    expect(await run('groups', id, '3', 'many')).toEqual(['3 and many are no numbers of groups and people.']);
    expect((await anna.client.call(listGroups, { query: {} })).limits).toEqual({
      is_included: true,
      max_groups: 3,
      max_participants: 200,
    });
  });

  it('lists, gives a plan by invoice, shuts, opens and lets try, each with its event, and it counts from the next call on', async () => {
    const id = anna.businessId!;
    const { name } = await world.services.db.selectFrom('businesses').select('name').executeTakeFirstOrThrow();
    expect(await run('list')).toEqual([
      `${id}  ${name}  trial  TRIALING until 2026-12-05T08:00:00.000Z  seats not counted`,
    ]);
    expect(await run('set', 'Anna@example.ch', 'team', '10')).toEqual([`${id}  ${name}  team  MANUAL  10 seats`]);
    expect(await readBilling()).toEqual(['team', 'MANUAL', null]);
    expect(await run('set', id, 'team', '10')).toEqual([`Nothing was changed. ${id}  ${name}  team  MANUAL  10 seats`]);
    await createDraft(anna);
    expect(await run('block', id)).toEqual([`${id}  ${name}  team  BLOCKED  10 seats`]);
    expect(await keyOf(createDraft(anna))).toBe('error.business.trial_expired');
    expect(await run('unblock', id)).toEqual([`${id}  ${name}  team  MANUAL  10 seats`]);
    await createDraft(anna);
    expect(await run('unblock', id)).toEqual([`${id} is not blocked.`]);
    expect(await run('trial', id, '2026-12-31')).toEqual([
      `${id}  ${name}  trial  TRIALING until 2026-12-31T23:59:59.999Z  seats not counted`,
    ]);
    expect(await readBilling()).toEqual(['trial', 'TRIALING', '2026-12-31T23:59:59.999Z']);
    expect(await listActs()).toEqual([
      ['operator', 'plan', 'seats', 'trial_ends_at', 'payment_method'],
      ['operator', 'payment_method'],
      ['operator', 'payment_method'],
      ['operator', 'plan', 'seats', 'trial_ends_at', 'payment_method'],
    ]);
  });

  it('gives somebody without a business another free plan, which counts from the next call on', async () => {
    const dora = await seedPerson(world, 'dora@example.ch');
    const readPlan = async () => {
      const { attributes, permissions } = await dora.client.call(getUser, {});
      return [attributes.freeAccountType, permissions.upload.isAllowed];
    };
    expect(await readPlan()).toEqual(['free_v1', false]);
    expect(await run('free', 'Dora@example.ch', 'free_legacy')).toEqual(['Dora@example.ch  free_legacy']);
    expect(await readPlan()).toEqual(['free_legacy', true]);
    await createDraft(dora);
  });

  it.for([
    [[], 'npm run plans -- list'],
    [['dance', 'anna@example.ch'], 'npm run plans -- list'],
    [['set', 'anna@example.ch', 'gold'], 'There is no plan gold. There are: team, pro.'],
    [['set', 'anna@example.ch', 'team', '0'], '0 is no number of seats.'],
    [['set', 'anna@example.ch', 'team', '-1'], '-1 is no number of seats.'],
    [['set', 'anna@example.ch', 'team', '1e3'], '1e3 is no number of seats.'],
    [['set', 'anna@example.ch', 'team', '10', 'more'], 'npm run plans -- list'],
    [['block', 'nora@example.ch'], 'There is no business of nora@example.ch.'],
    [['block', '6f0c1f5e-0000-4000-8000-000000000000'], 'There is no business with the id'],
    [['trial', 'anna@example.ch', '2026-02-30'], '2026-02-30 is no day'],
    [['free', 'anna@example.ch', 'free_v2'], 'There is no free plan free_v2.'],
    [['free', 'anna@example.ch', 'free_legacy'], 'anna@example.ch belongs to a business'],
    [['free', 'nora@example.ch', 'free_legacy'], 'There is no account of nora@example.ch.'],
    [['trial', 'anna@example.ch', '2026-11-20'], '2026-11-20 is over.'],
    [['trial', 'anna@example.ch', 'tomorrow'], 'tomorrow is no day'],
  ] as const)('says what is wrong with %j, and changes nothing', async ([words, sentence]) => {
    expect((await run(...words))[0]).toContain(sentence);
    expect(await readBilling()).toEqual(['trial', 'TRIALING', '2026-12-05T08:00:00.000Z']);
    expect(await listActs()).toEqual([]);
  });
});
