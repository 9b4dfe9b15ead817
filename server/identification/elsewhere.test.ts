import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { noIdentExample } from '@sigillum/api-contracts/identification/examples.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import { keyOf } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { watchCase } from './watch-case.ts';

const mobile = '41791234567';
let vendor: ScriptedVendor;
let anna: SeededPerson;

beforeEach(async () => {
  vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
  await db().updateTable('users').set({ mobile }).execute();
});

const db = () => world.services.db;
const ask = () => anna.client.call(endpoints.checkElsewhere, { body: { legislation: 'ZERTES', kind: 'loc' } });
const overview = () => anna.client.call(endpoints.getIdentificationOverview, {});
const listCases = () => db().selectFrom('identification_cases').selectAll().execute();
const findPlace = async () => (await overview()).elsewhere.find(({ kind }) => kind === 'loc');

describe('an identification elsewhere', () => {
  it('counts as soon as the trust service knows the person, by the evidence that it names', async () => {
    vendor.people.set(mobile, { status: 'success', result: identifiedExample });
    vendor.placesUrl = 'https://places.example/';
    const places_url = vendor.placesUrl;
    expect(await findPlace()).toMatchObject({
      is_offered: true,
      is_known: false,
      status: null,
      missing: [],
      places_url,
    });
    expect(await ask()).toMatchObject({ status: 'success', reason: null });
    expect(await listCases()).toMatchObject([{ kind: 'loc', legislation: 'ZERTES', state: 'success', payer_id: null }]);
    const { identifications } = await overview();
    expect(identifications).toMatchObject([{ legislation: 'ZERTES', evidence_id: 'EV-0001', is_active: true }]);
    expect(await findPlace()).toMatchObject({ is_known: true, status: 'success' });
    const events = await db().selectFrom('identification_events').select('name').orderBy('seq').execute();
    expect(events.map(({ name }) => name)).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED']);
    expect((await anna.client.call(users.getUser, {})).attributes.immutableEidFields).toContain('lastName');
    expect(await keyOf(ask())).toBe('error.identification.already_known');
  });

  it('leaves no trace while the trust service does not know the person', async () => {
    expect(await ask()).toEqual(noIdentExample);
    expect(await listCases()).toEqual([]);
  });

  it('does not count for somebody else, nor after the means have changed, and says why', async () => {
    const person = { ...identifiedExample.person, familyName: 'Meier' };
    vendor.people.set(mobile, { status: 'success', result: { ...identifiedExample, person } });
    expect(await ask()).toMatchObject({ status: 'failure', reason: 'name_differs' });
    vendor.people.set(mobile, { status: 'failure', reason: 'means_changed', word: 'MISMATCH_MID' });
    expect(await ask()).toMatchObject({ status: 'failure', reason: 'means_changed' });
    expect((await overview()).identifications).toEqual([]);
    vendor.people.set(mobile, { status: 'success', result: identifiedExample });
    expect(await ask()).toMatchObject({ status: 'success' });
  });

  it('needs a number, and somebody who can be asked now', async () => {
    await db().updateTable('users').set({ mobile: null }).execute();
    expect(await findPlace()).toMatchObject({ missing: ['mobile'] });
    expect(await keyOf(ask())).toBe('error.identification.mobile_missing');
    await db().updateTable('users').set({ mobile }).execute();
    vendor.isAway = true;
    expect(await keyOf(ask())).toBe('error.unavailable');
    world.services.identity = [];
    expect(await findPlace()).toMatchObject({ is_offered: false });
    expect(await keyOf(ask())).toBe('error.identification.not_offered');
  });

  it('is taken over by the job where the call was cut off after it had begun', async () => {
    vendor.people.set(mobile, { status: 'success', result: identifiedExample });
    const { findKnown } = vendor;
    let asked = 0;
    vendor.findKnown = (sought) => {
      asked += 1;
      vendor.isAway = asked === 2;
      return findKnown!(sought);
    };
    expect(await keyOf(ask())).toBe('error.unavailable');
    const [row] = await listCases();
    expect(row).toMatchObject({ state: 'initialized' });
    await watchCase(world.services, { caseId: row!.id, isNotified: false }, { complete: async () => undefined });
    expect(await findPlace()).toMatchObject({ is_known: true, status: 'success' });
  });

  it('keeps other ways under the same law from being begun, which the overview says beforehand', async () => {
    vendor.people.set(mobile, { status: 'success', result: identifiedExample });
    await ask();
    const { ways, id_austria: austria } = await overview();
    expect(ways.filter((way) => way.is_known).map(({ legislation }) => legislation)).toEqual(['ZERTES', 'ZERTES']);
    expect(austria.is_known).toBe(false);
    expect(await keyOf(anna.client.call(endpoints.startIntrumVideo, { body: {} }))).toBe(
      'error.identification.already_known',
    );
  });
});
