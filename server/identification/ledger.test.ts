import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { getCustomExtras } from '@sigillum/api-contracts/pricing/get-custom-extras.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { keyOf, sendRequest } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { watchCase } from './watch-case.ts';

let vendor: ScriptedVendor;
let anna: SeededPerson;

beforeEach(async () => {
  vendor = { ...makeScriptedVendor(), isFree: false };
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Keller' });
});

const db = () => world.services.db;
const start = (person = anna, body: object = {}) => person.client.call(endpoints.startSrsVideo, { body });
/** The vendor says that the person is identified, and is asked three times, twice at once. */
async function succeed() {
  const { id } = await db().selectFrom('identification_cases').select('id').executeTakeFirstOrThrow();
  vendor.reports.set(id, { status: 'success', result: identifiedExample });
  const look = () => watchCase(world.services, { caseId: id, isNotified: false }, { complete: async () => undefined });
  await Promise.all([look(), look()]);
  await look();
  return id;
}
const params = () => ({ id: anna.businessId! });
const readCounts = async () => [
  (await anna.client.call(getSubscriptionUsage, { params: params() })).identifications,
  (await anna.client.call(business.getBusinessStatistics, { params: params() })).identifications.total,
  (await anna.client.call(business.listIdentificationActivities, { params: params(), query: {} })).total_items,
  (await (await anna.client.call(business.exportIdentificationActivities, { params: params(), query: {} })).text())
    .trimEnd()
    .split('\r\n').length - 1,
  (await anna.client.call(getCustomExtras, { params: params() })).extras.find(({ kind }) => kind === 'identifications')!
    .used,
];

describe('an identification', () => {
  it('is counted once, when it can be used, for the organisation that has taken it on, and with no signature again', async () => {
    await start();
    expect(await readCounts()).toEqual([[], 0, 0, 0, 0]);
    const caseId = await succeed();
    const once = [[{ quality: 'QES', count: 1 }], 1, 1, 1, 1];
    expect(await readCounts()).toEqual(once);
    const { activities } = await anna.client.call(business.listIdentificationActivities, {
      params: params(),
      query: {},
    });
    expect(activities).toMatchObject([
      { id: caseId, signature_request_id: null, business_id_paid_by: anna.businessId, person: { email: anna.email } },
    ]);
    const requestId = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    const actor = {
      ...({ kind: 'user' } as const),
      ...{ id: anna.id, email: anna.email, firstName: 'Anna', lastName: 'Keller', lang: 'de', sessionHash: '' },
    } as const;
    await db()
      .transaction()
      .execute((trx) =>
        appendEvent(
          trx,
          { ...systemCall(world.services.now()), actor },
          { requestId, name: 'SIGNED', data: { sid: randomUUID(), quality: 'QES', legislation: 'EIDAS' } },
        ),
      );
    expect(await readCounts()).toEqual(once);
  });

  it('that failed, or that costs nobody anything, is counted for nobody', async () => {
    vendor.isFree = true;
    await start();
    await succeed();
    expect(await readCounts()).toEqual([[], 0, 0, 0, 0]);
  });

  it('is paid for members and for those whom they invite as the plan says', async () => {
    const luca = await seedPerson(world, 'luca@example.ch');
    const requestId = await sendRequest(anna, { signatures: [{ account_email: luca.email }] });
    await db().updateTable('businesses').set({ plan: 'team', payment_method: 'MANUAL' }).execute();
    expect(await keyOf(start(luca, { signatureRequestId: requestId }))).toBe('error.identification.not_covered');
    const pay = { params: { id: requestId } };
    expect(await luca.client.call(endpoints.getIdentificationPayment, pay)).toMatchObject({ covered: false });
    expect(await start(anna)).toMatchObject({ status: 'initialized' });
    await db().updateTable('businesses').set({ plan: 'scale' }).execute();
    expect(await luca.client.call(endpoints.getIdentificationPayment, pay)).toMatchObject({ covered: true });
    await start(luca, { signatureRequestId: requestId });
    const rows = await db().selectFrom('identification_cases').select(['user_id', 'payer_id']).execute();
    expect(new Set(rows.map(({ payer_id }) => payer_id))).toEqual(new Set([anna.businessId]));
  });
});
