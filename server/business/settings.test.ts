import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { createClient, type ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import sharp from 'sharp';
import { it, world } from '../testing/world.ts';
import { userStateHandlers } from '../user/user-states.ts';
import { insertMembership } from './business-repository.ts';

const { createBusiness, deleteLogo, getBusiness, getLogo, getSettings, updateSettings, uploadLogo } = businessEndpoints;

async function arrive(email: string): Promise<Client & { id: string }> {
  const id = randomUUID();
  const token = world.services.secrets.createToken();
  await userStateHandlers['a person has an account'](
    { id, email, firstName: 'Nora', lastName: 'Keller', lang: 'de' },
    world,
  );
  await userStateHandlers['an access token of an account exists']({ userId: id, token, condition: 'live' }, world);
  return { id, ...createClient(async (url, init) => world.api.request(url, init), { bearer: token }) };
}
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );

/** An organisation with two administrators and a member. */
async function found() {
  const [nora, ada, luca] = await Promise.all(['nora', 'ada', 'luca'].map((name) => arrive(`${name}@example.ch`)));
  const { id } = await nora!.call(createBusiness, { body: { name: 'Keller AG', gtc_accepted: true } });
  const { db, now } = world.services;
  await insertMembership(db, { businessId: id, userId: ada!.id, email: 'ada@example.ch', role: 'admin' }, now());
  await insertMembership(db, { businessId: id, userId: luca!.id, email: 'luca@example.ch', role: 'member' }, now());
  return { nora: nora!, ada: ada!, luca: luca!, params: { id } };
}
const listChanges = async () =>
  (await world.services.db.selectFrom('business_events').selectAll().orderBy('seq').execute())
    .filter(({ name }) => name === 'SETTINGS_CHANGED')
    .map(({ data }) => data.changes);

describe('the settings of an organisation', () => {
  it('are the usual ones at first, and change one by one, each change told with what it was', async () => {
    const { nora, params } = await found();
    expect((await nora.call(getSettings, { params })).settings).toEqual(usualSettings);
    const { settings } = await nora.call(updateSettings, {
      params,
      body: { settings: { signatureRequests: { part11: { enabled: true }, retention: { days: 30 } } } },
    });
    expect(settings.signatureRequests).toEqual({
      part11: { enabled: true },
      teamInbox: { enabled: false },
      retention: { enabled: false, terminalState: true, days: 30 },
      reminders: usualSettings.signatureRequests.reminders,
    });
    await nora.call(updateSettings, {
      params,
      body: { settings: { signatureRequests: { part11: { enabled: true } } } },
    });
    expect(await listChanges()).toEqual([
      {
        'signatureRequests.part11.enabled': { from: false, to: true },
        'signatureRequests.retention.days': { from: 90, to: 30 },
      },
    ]);
  });

  it('blank a support contact that is none, and show the rest to everybody of the organisation', async () => {
    const { nora, luca, params } = await found();
    const supportContact = { email: 'help@', phone: '044 123 4567' };
    const { settings } = await nora.call(updateSettings, { params, body: { settings: { supportContact } } });
    expect(settings.supportContact).toEqual({ email: null, phone: '0441234567' });
    const seen = await luca.call(getBusiness, { params });
    expect(seen.settings.supportContact).toEqual({ email: null, phone: '0441234567' });
    const { business } = await luca.call(getUser, {});
    expect(business?.supportContact).toEqual({ email: null, phone: '0441234567' });
  });

  it('are for administrators of this organisation', async () => {
    const { luca, params } = await found();
    const stranger = await arrive('eve@example.ch');
    const body = { settings: { userPilot: { enabled: true } } };
    expect(await keyOf(luca.call(getSettings, { params }))).toBe('error.business.admins_only');
    expect(await keyOf(luca.call(updateSettings, { params, body }))).toBe('error.business.admins_only');
    expect(await keyOf(stranger.call(getSettings, { params }))).toBe('error.not_found');
    expect(await keyOf(stranger.call(updateSettings, { params, body }))).toBe('error.not_found');
  });

  it('keep what the plan allows and the logo out of this call', async () => {
    const { nora, params } = await found();
    for (const settings of [
      { signerGroups: { maxGroups: 9999 } },
      { companyBranding: { logo: null } },
      { color: 'red' },
    ]) {
      const body = { settings } as never;
      expect(await keyOf(nora.call(updateSettings, { params, body }))).toBe('error.validation');
    }
    const days = { settings: { signatureRequests: { retention: { days: 7 } } } };
    expect(await keyOf(nora.call(updateSettings, { params, body: days }))).toBe('error.validation');
  });

  it('let one of two administrators who save at once win, and tell the other', async () => {
    const { nora, ada, params } = await found();
    const { updated_at } = await nora.call(getSettings, { params });
    const save = (who: Client, email: string) =>
      keyOf(who.call(updateSettings, { params, body: { settings: { supportContact: { email } }, updated_at } }));
    const keys = await Promise.all([save(nora, 'one@example.ch'), save(ada, 'two@example.ch')]);
    expect(keys.toSorted()).toEqual(['error.business.changed_meanwhile', 'no problem']);
    expect(await listChanges()).toHaveLength(1);
    const now = await ada.call(getSettings, { params });
    expect(now.updated_at).not.toBe(updated_at);
    const body = { settings: { supportContact: { phone: '0441234567' } }, updated_at: now.updated_at };
    expect((await ada.call(updateSettings, { params, body })).settings.supportContact.email).toMatch(/^(one|two)@/);
  });
});

describe('the logo of an organisation', () => {
  it('is seen without an account by its own address, and goes when it is taken away', async () => {
    const { nora, luca, params } = await found();
    const plain = sharp({ create: { width: 600, height: 100, channels: 3, background: '#204060' } });
    const call = { params, body: (await plain.png().toBuffer()) as unknown as BodyInit, contentType: 'image/png' };
    expect(await keyOf(luca.call(uploadLogo, call))).toBe('error.business.admins_only');
    const { settings } = await nora.call(uploadLogo, call);
    const { logo } = settings.companyBranding;
    expect(logo).toMatchObject({ width: 480, height: 80 });
    const seen = await world.api.request(logo!.url);
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({ width: 480, height: 80 });
    const other = { ...params, version: 'a'.repeat(64) };
    expect(await keyOf(nora.call(getLogo, { params: other }))).toBe('error.not_found');
    expect(await listChanges()).toEqual([{ 'companyBranding.logo': { from: null, to: logo } }]);
    await nora.call(deleteLogo, { params });
    expect((await world.api.request(logo!.url)).status).toBe(404);
    expect((await nora.call(getSettings, { params })).settings.companyBranding.logo).toBeNull();
  });

  it('stays as it was where the next one cannot be used', async () => {
    const { nora, params } = await found();
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const upload = (body: BodyInit) => keyOf(nora.call(uploadLogo, { params, body, contentType: 'image/png' }));
    expect(await upload(script)).toBe('error.business.logo_unreadable');
    expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 1) as unknown as BodyInit)).toBe(
      'error.business.logo_too_large',
    );
    expect(await listChanges()).toEqual([]);
  });
});
