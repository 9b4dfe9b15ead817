import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import * as groups from '@sigillum/api-contracts/groups/index.ts';
import { getCustomExtras } from '@sigillum/api-contracts/pricing/get-custom-extras.ts';
import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const domain = 'keller.example';
let anna: SeededPerson;
let params: { id: string };
let logo: BodyInit;

beforeEach(async () => {
  anna = await seedPerson(world, `anna@${domain}`, { business: true });
  params = { id: anna.businessId! };
  const now = world.services.now();
  const proved = { requested_at: now, check_until: now, activated_at: now, proved_by: 'dns' } as const;
  await world.services.db
    .insertInto('business_domains')
    .values({ business_id: params.id, domain, dns_token: 'token', ...proved })
    .execute();
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } });
  logo = await plain.png().toBuffer();
});

const take = (plan: string) =>
  world.services.db.updateTable('businesses').set({ plan, payment_method: 'MANUAL', trial_ends_at: null }).execute();

const people = [
  { email: 'luca@example.it', name: 'Luca Rossi' },
  { email: 'ida@example.ch', name: 'Ida Frei' },
];
const regulate = (enabled: boolean) =>
  anna.client.call(business.updateSettings, {
    params,
    body: { settings: { signatureRequests: { part11: { enabled } } } },
  });
const sealAs = (name: string, label: string) =>
  anna.client.call(seals.putSeal, { params: { ...params, name }, body: { label } });

/** What makes or switches on a thing of each feature. */
const make = {
  groups: () => anna.client.call(groups.createGroup, { body: { name: 'Management', members: people } }),
  seals: () => sealAs('contracts', 'Contracts'),
  api: () => anna.client.call(business.createApiUser, { params, body: { description: 'Intranet' } }),
  branding: () => anna.client.call(business.uploadLogo, { params, body: logo, contentType: 'image/png' }),
  part11: () => regulate(true),
  aes4biz: () =>
    anna.client.call(business.applyAesForBusiness, {
      params,
      body: {
        representative_name: 'Nora Keller',
        representative_email: `nora@${domain}`,
        commercial_register: 'CHE-109.322.551',
        domains: [domain],
      },
    }),
} satisfies Partial<Record<PlanFeature, () => Promise<unknown>>>;
const features = Object.keys(make) as (keyof typeof make)[];

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, key, problem }: ApiProblem) => [status, key, problem.details],
  );
const lacks = (feature: PlanFeature) => [403, 'error.business.feature_not_included', { feature }];

describe('what a plan lacks', () => {
  it.for(features)('is not made, and made as soon as a plan has it: %s', async (feature) => {
    await take('individual');
    expect(await refusalOf(make[feature]())).toEqual(lacks(feature));
    expect((await anna.client.call(business.getOwnBusiness, {})).pricePlan.features).toEqual([]);
    await take('scale');
    expect(await refusalOf(make[feature]())).toBeUndefined();
    expect((await anna.client.call(business.getOwnBusiness, {})).pricePlan.features).toContain(feature);
  });

  it('is told by the plan alone, one by one', async () => {
    await take('team');
    const refused = await Promise.all(features.map(async (feature) => [feature, await refusalOf(make[feature]())]));
    expect(refused.filter(([, refusal]) => !refusal).map(([feature]) => feature)).toEqual(['groups']);
    const { extras } = await anna.client.call(getCustomExtras, { params });
    expect(extras.find(({ kind }) => kind === 'seals')).toMatchObject({ used: 0, is_included: false });
  });

  it('is nothing during a trial, under a contract by another name, in a plan that the catalogue has lost', async () => {
    for (const plan of ['trial', 'ent-keller', 'gold']) {
      await take(plan);
      expect(await refusalOf(sealAs(plan, 'Contracts'))).toBeUndefined();
    }
  });

  it.for(features)(
    'is nothing where nothing is sold, whatever plan an earlier setting has left: %s',
    async (feature) => {
      await take('individual');
      world.setConfig({ billing: 'none' });
      expect(await refusalOf(make[feature]())).toBeUndefined();
    },
  );
});

describe('what was made before the plan lacked it', () => {
  it('stays, can be changed, and goes when somebody removes it', async () => {
    const { client } = anna;
    const group = await make.groups();
    await make.seals();
    const { username } = await make.api();
    await make.branding();
    await make.part11();
    await make.aes4biz();
    await take('individual');
    const read = () => client.call(business.getSettings, { params });

    const seal = { ...params, name: 'contracts' };
    expect(await sealAs('contracts', 'All contracts')).toMatchObject({ label: 'All contracts' });
    const members = { members: [anna.email, username] };
    expect(await client.call(seals.addSealMembers, { params: seal, body: members })).toMatchObject({ nMembers: 1 });
    await client.call(seals.uploadSealImage, { params: seal, body: logo, contentType: 'image/png' });
    await client.call(seals.deleteSealImage, { params: seal });

    const listed = await client.call(groups.listGroups, { query: {} });
    expect(listed).toMatchObject({ count: 1, limits: { is_included: false } });
    const body = { name: 'Board', members: people };
    await client.call(groups.updateGroup, { params: { id: group.id }, body });
    await client.call(groups.deleteGroup, { params: { id: group.id } });

    const program = { ...params, username };
    await client.call(business.updateApiUser, { params: program, body: { description: 'Archive' } });
    expect(await client.call(business.resetApiUser, { params: program, body: {} })).toHaveProperty('key');
    await client.call(business.deleteApiUser, { params: program });

    expect((await read()).settings).toMatchObject({
      companyBranding: { logo: { width: 8 } },
      signatureRequests: { part11: { enabled: true } },
    });
    await client.call(business.deleteLogo, { params });
    // The form of the page sends what is switched on beside what was changed.
    expect(await refusalOf(regulate(true))).toBeUndefined();
    await regulate(false);
    expect(await refusalOf(regulate(true))).toEqual(lacks('part11'));

    const { aes4biz } = await client.call(business.getOwnBusiness, {});
    expect(aes4biz).toMatchObject({ state: 'requested' });
    await client.call(business.cancelAesForBusiness, { params });
  });

  it('does not come back once it was removed', async () => {
    await make.branding();
    await take('team');
    await anna.client.call(business.deleteLogo, { params });
    expect(await refusalOf(make.branding())).toEqual(lacks('branding'));
  });
});
