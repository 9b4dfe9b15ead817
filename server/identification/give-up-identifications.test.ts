import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import { keyOf } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { listIdentifications } from '../user/list-identifications.ts';
import { watchCase } from './watch-case.ts';

let vendor: ScriptedVendor;
let anna: SeededPerson;

beforeEach(async () => {
  vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
});

const db = () => world.services.db;
async function identify({ isUsable = true, familyName = 'Keller' } = {}) {
  await anna.client.call(endpoints.startSrsVideo, { body: {} });
  const { id } = await db()
    .selectFrom('identification_cases')
    .select('id')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const person = { ...identifiedExample.person, familyName };
  vendor.reports.set(id, { status: 'success', result: { ...identifiedExample, isUsable, person } });
  await watchCase(world.services, { caseId: id, isNotified: true }, { complete: async () => undefined });
}
const giveUp = () => anna.client.call(endpoints.giveUpIdentifications, { body: {} });
const readUser = () => anna.client.call(users.getUser, {});
const rename = (lastName: string) => anna.client.call(users.updateUser, { body: { lastName } });
const listKnown = () => listIdentifications(db(), anna.id, world.services.now());

describe('giving up identifications', () => {
  it('lets a name change that was fixed, and the person be identified with the new one', async () => {
    await identify();
    expect(await keyOf(rename('Rossi'))).toBe('error.user.field_fixed');
    expect(await giveUp()).toMatchObject({ identifications: [], ways: [{ status: null }, {}, {}, {}] });
    expect(await listKnown()).toEqual([]);
    await rename('Rossi');
    await identify({ familyName: 'Rossi' });
    expect(await readUser()).toMatchObject({
      lastName: 'Rossi',
      attributes: { immutableEidFields: ['firstName', 'lastName'] },
    });
    const names = await db().selectFrom('identification_events').select('name').orderBy('at').orderBy('seq').execute();
    expect(names.map(({ name }) => name)).toContain('GIVEN_UP');
  });

  it('also ends one that the trust service is still taking over', async () => {
    await identify({ isUsable: false });
    await giveUp();
    await identify();
    expect(await listKnown()).toHaveLength(1);
  });

  it('is refused where nothing is known, and long after the login without a password', async () => {
    expect(await keyOf(giveUp())).toBe('error.identification.nothing_known');
    await identify();
    world.setClock(new Date(world.services.now().getTime() + 11 * 60_000));
    expect(await keyOf(giveUp())).toBe('error.user.login_too_old');
    expect(await listKnown()).toHaveLength(1);
  });
});

describe('the address of an identification', () => {
  it('is told once the account has another one', async () => {
    await identify();
    expect((await readUser()).attributes.signerIdentityEmail).toBeNull();
    await db().updateTable('users').set({ email: 'rossi@example.ch' }).where('id', '=', anna.id).execute();
    expect((await readUser()).attributes.signerIdentityEmail).toBe('anna@example.ch');
    const { identifications } = await anna.client.call(endpoints.getIdentificationOverview, {});
    expect(identifications[0]?.changes).toEqual(['email']);
  });
});
