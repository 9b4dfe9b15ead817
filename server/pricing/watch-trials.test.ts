import { beforeEach, describe, expect } from 'vitest';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { systemCall } from '../evidence/append-event.ts';
import { changePlan } from './change-plan.ts';
import { watchTrials } from './watch-trials.ts';

let anna: SeededPerson;
let endsAt: Date;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  await seedPerson(world, 'bea@example.ch', { business: anna.businessId!, role: 'admin' });
  await seedPerson(world, 'max@example.ch', { business: anna.businessId!, role: 'member' });
  for (const [email, lang] of [
    ['anna@example.ch', 'en'],
    ['bea@example.ch', 'de'],
  ] as const)
    await db().updateTable('users').set({ lang }).where('email', '=', email).execute();
  const { trial_ends_at } = await db().selectFrom('businesses').select('trial_ends_at').executeTakeFirstOrThrow();
  endsAt = trial_ends_at!;
});

const db = () => world.services.db;
const before = (days: number) => new Date(endsAt.getTime() - days * 86_400_000);
/** Runs the job three times at a moment, two of them at once. */
async function watchAt(at: Date) {
  world.setClock(at);
  await Promise.all([watchTrials(world.services), watchTrials(world.services)]);
  await watchTrials(world.services);
}
const listMails = async () => {
  const rows = await db()
    .selectFrom('mails')
    .select(['to_address', 'subject'])
    .where('template', '=', 'trial-ending')
    .orderBy('created_at')
    .orderBy('to_address')
    .execute();
  return rows.map(({ to_address, subject }) => `${to_address}: ${subject}`);
};
const readMethod = async () => (await anna.client.call(getOwnBusiness, {})).billing.paymentMethod;
const nameActs = async () =>
  (await anna.client.call(listAccountActivities, { params: { id: anna.businessId! }, query: {} })).activities.map(
    ({ action }) => action,
  );

describe('a trial', () => {
  it('tells its administrators 7 and 3 days before its end and at it, once each and in their languages, and then needs a plan', async () => {
    const { name } = await db().selectFrom('businesses').select('name').executeTakeFirstOrThrow();
    await watchAt(before(7.01));
    expect(await listMails()).toEqual([]);
    await watchAt(before(7));
    await watchAt(before(3.1));
    const week = [
      `anna@example.ch: The trial of ${name} ends in 7 days`,
      `bea@example.ch: Die Testphase von ${name} endet in 7 Tagen`,
    ];
    expect(await listMails()).toEqual(week);
    await watchAt(before(3));
    await watchAt(before(0.01));
    const days = [
      `anna@example.ch: The trial of ${name} ends in 3 days`,
      `bea@example.ch: Die Testphase von ${name} endet in 3 Tagen`,
    ];
    expect(await listMails()).toEqual([...week, ...days]);
    expect(await readMethod()).toBe('TRIALING');
    await watchAt(before(0));
    await watchAt(before(-30));
    expect(await listMails()).toEqual([
      ...[...week, ...days],
      `anna@example.ch: The trial of ${name} has ended`,
      `bea@example.ch: Die Testphase von ${name} ist zu Ende`,
    ]);
    expect(await db().selectFrom('businesses').select('payment_method').executeTakeFirst()).toEqual({
      payment_method: 'NEEDS_PAYMENT_METHOD',
    });
    expect((await nameActs()).filter((action) => action === 'TRIAL_ENDED')).toHaveLength(1);
  });

  it('that is given more time tells anew, and one that was bought tells nothing', async () => {
    await watchAt(before(2));
    expect(await listMails()).toHaveLength(2);
    const call = () => systemCall(world.services.now());
    const longer = new Date(endsAt.getTime() + 20 * 86_400_000);
    await db()
      .transaction()
      .execute((trx) => changePlan(trx, call(), anna.businessId!, { trial_ends_at: longer }));
    await watchAt(before(1));
    expect(await listMails()).toHaveLength(2);
    await watchAt(new Date(longer.getTime() - 7 * 86_400_000));
    expect(await listMails()).toHaveLength(4);
    const bought = { plan: 'team', payment_method: 'MANUAL', trial_ends_at: null } as const;
    await db()
      .transaction()
      .execute((trx) => changePlan(trx, call(), anna.businessId!, bought));
    await watchAt(longer);
    expect(await listMails()).toHaveLength(4);
    expect(await readMethod()).toBe('MANUAL');
  });

  it('of a deleted business, or of one that is locked by hand, tells nothing', async () => {
    await db().updateTable('businesses').set({ payment_method: 'BLOCKED' }).execute();
    await watchAt(before(0));
    await db()
      .updateTable('businesses')
      .set({ payment_method: 'TRIALING', deleted_at: before(1) })
      .execute();
    await watchAt(before(0));
    expect(await listMails()).toEqual([]);
  });
});
