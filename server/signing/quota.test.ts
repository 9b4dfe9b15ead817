import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { watchQuotas } from '../pricing/watch-quotas.ts';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { createDraft, enter, keyOf, listMails, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

/** A plan with so many simple signatures for each seat. */
const sell = (count: number) =>
  world.setConfig({
    priceCatalogue: {
      ...usualCatalogue,
      plans: usualCatalogue.plans.map((plan) =>
        plan.id === 'team'
          ? { ...plan, includes: { ...plan.includes, signatures: [{ quality: 'SES' as const, count }] } }
          : plan,
      ),
    },
  });

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, lang: 'en' });
  await db().updateTable('businesses').set({ plan: 'team', payment_method: 'MANUAL', seats: 2 }).execute();
  sell(2);
});

const db = () => world.services.db;
const send = (...people: object[]) => sendRequest(anna, { signatures: people });
const myself = () => ({ account_email: anna.email });
const usage = () => anna.client.call(getSubscriptionUsage, { params: { id: anna.businessId! } });
const spend = (requestId: string) =>
  db()
    .transaction()
    .execute((trx) =>
      appendEvent(trx, systemCall(world.services.now()), {
        requestId,
        name: 'SIGNED',
        data: { sid: randomUUID(), quality: 'SES' },
      }),
    );

describe('a plan with so many signatures', () => {
  it('lets nobody send or begin more of them, and changes nothing of what is refused', async () => {
    const [first, second, third] = [await send(myself()), await send(myself()), await send(myself())];
    expect((await usage()).quotas).toEqual([{ quality: 'SES', used: 0, limit: 4, state: 'ok' }]);
    expect(await sign(anna, first)).toMatchObject({ status: 'SIGNED' });
    expect(await sign(anna, second)).toMatchObject({ status: 'SIGNED' });
    const many = await createDraft(anna, { signatures: ['a', 'b', 'c'].map((name) => visitor(`${name}@example.it`)) });
    const initiate = () => anna.client.call(initiateSignatureRequest, { params: { id: many } });
    await expect(initiate()).rejects.toMatchObject({
      key: 'error.business.signatures_exhausted',
      problem: { details: { left: 2, wanted: 3 } },
    });
    expect((await view(anna, many)).status_overall).toBe('DRAFT');
    await spend(first);
    await spend(first);
    expect((await usage()).quotas).toEqual([{ quality: 'SES', used: 4, limit: 4, state: 'exhausted' }]);
    expect(await keyOf(sign(anna, third))).toBe('error.sign.exhausted');
    expect((await view(anna, third)).status_overall).toBe('OPEN');
    // A seat more counts at once.
    await db().updateTable('businesses').set({ seats: 3 }).execute();
    expect(await sign(anna, third)).toMatchObject({ status: 'SIGNED' });
    expect((await usage()).quotas).toEqual([{ quality: 'SES', used: 5, limit: 6, state: 'near' }]);
  });

  it('stops nobody who has begun with a code, and asks nobody for one who cannot', async () => {
    const ids = [await send(visitor('luca@example.it')), await send(visitor('mia@example.it'))];
    const [luca, mia] = [await enter(world, 'luca@example.it', ids[0]!), await enter(world, 'mia@example.it', ids[1]!)];
    const signAs = ({ client }: typeof luca, signatureRequestId: string, tan?: string) =>
      client.call(signDirectly, { body: { signatureRequests: [{ signatureRequestId }], ...(tan && { tan }) } });
    expect(await keyOf(signAs(luca, ids[0]!))).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, 'luca@example.it'))!.text)![0];
    for (let left = 4; left > 0; left -= 1) await spend(ids[0]!);
    expect((await signAs(luca, ids[0]!, tan)).results[0]).toMatchObject({ status: 'SIGNED' });
    expect((await usage()).quotas).toEqual([{ quality: 'SES', used: 5, limit: 4, state: 'exhausted' }]);
    expect(await keyOf(signAs(mia, ids[1]!))).toBe('error.sign.exhausted');
    expect((await listMails(world)).filter((mail) => mail.startsWith('tan '))).toEqual(['tan luca@example.it']);
  });

  it('tells administrators of four fifths once a period', async () => {
    sell(5);
    await db().updateTable('businesses').set({ seats: 1 }).execute();
    const id = await send(myself());
    const tell = async () => {
      await Promise.all([watchQuotas(world.services), watchQuotas(world.services)]);
      return (await listMails(world)).filter((mail) => mail.startsWith('quota-near'));
    };
    for (const told of [[], [], [], ['quota-near anna@example.ch'], ['quota-near anna@example.ch']]) {
      await spend(id);
      expect(await tell()).toEqual(told);
    }
    expect((await readLastMail(world, anna.email))!.subject).toBe(
      'Keller AG: most signatures of this period are used up',
    );
    // The next period begins anew, also with what is told.
    world.setClock(new Date(world.services.now().getTime() + 40 * 86_400_000));
    for (let left = 4; left > 0; left -= 1) await spend(id);
    expect(await tell()).toHaveLength(2);
  });

  it('begins anew with the subscription’s own period, over the end of a month', async () => {
    sell(5);
    const subscription = {
      id: randomUUID(),
      business_id: anna.businessId!,
      customer_id: 'cus_1',
      created_at: new Date(),
    };
    const bought = {
      subscription_id: 'sub_1',
      plan: 'team',
      cycle: 'monthly',
      currency: 'CHF',
      seats: 1,
      status: 'active',
    } as const;
    const [period_start, period_end] = [new Date('2028-01-31T10:00:00.000Z'), new Date('2028-02-29T10:00:00.000Z')];
    await db()
      .insertInto('subscriptions')
      .values({ ...subscription, ...bought, period_start, period_end })
      .execute();
    await db().updateTable('businesses').set({ payment_method: 'STRIPE', seats: 1 }).execute();
    world.setClock('2028-01-31T10:00:00.000Z');
    const id = await send(myself());
    const tell = async () => {
      await watchQuotas(world.services);
      return (await listMails(world)).filter((mail) => mail.startsWith('quota-near')).length;
    };
    for (const [at, used, told] of [
      ['2028-01-31T10:00:00.000Z', 1, 0],
      ['2028-02-01T00:00:00.000Z', 2, 0],
      ['2028-02-28T23:59:59.999Z', 3, 0],
      ['2028-02-29T00:00:00.000Z', 4, 1],
      ['2028-02-29T09:59:59.999Z', 5, 1],
    ] as const) {
      world.setClock(at);
      await spend(id);
      expect(await tell()).toBe(told);
      expect(await usage()).toMatchObject({
        period: { start_at: period_start.toISOString(), end_at: period_end.toISOString() },
        quotas: [{ used, state: used === 5 ? 'exhausted' : used === 4 ? 'near' : 'ok' }],
      });
    }
    expect(await keyOf(sign(anna, id))).toBe('error.sign.exhausted');
    // The next period begins with that very millisecond, before anybody has fetched it.
    world.setClock(period_end);
    expect((await usage()).quotas).toMatchObject([{ used: 0, state: 'ok' }]);
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
    const next = { period_start: period_end, period_end: new Date('2028-03-31T10:00:00.000Z') };
    await db().updateTable('subscriptions').set(next).execute();
    expect(await usage()).toMatchObject({ period: { end_at: '2028-03-31T10:00:00.000Z' }, quotas: [{ used: 1 }] });
  });

  it('counts what a person without a business asks for on that person, and nobody of a business for it', async () => {
    const dora = await seedPerson(world, 'dora@example.ch');
    await db().updateTable('users').set({ attributes: '{}' }).where('id', '=', dora.id).execute();
    const id = await sendRequest(dora, { signatures: [{ account_email: dora.email }] });
    expect(await sign(dora, id)).toMatchObject({ status: 'SIGNED' });
    const rows = await db().selectFrom('paid_signatures').select(['business_id', 'user_id', 'quality']).execute();
    expect(rows).toEqual([{ business_id: null, user_id: dora.id, quality: 'SES' }]);
  });
});
