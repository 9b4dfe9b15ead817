import { beforeEach, describe, expect } from 'vitest';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import type { UserPreferences } from '@sigillum/api-contracts/user/schemas.ts';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

const prefer = (attributes: Partial<UserPreferences>) =>
  anna.client.call(userEndpoints.updateUser, { body: { attributes } });
const create = (more: object = {}) =>
  anna.client.call(signatureRequestsEndpoints.createSignatureRequest, { body: { title: 'Lease', ...more } });

describe('a new request', () => {
  it('asks for SES under Swiss law at first', async () => {
    expect(await create()).toMatchObject({ quality: 'SES', legislation: 'ZERTES' });
  });

  it('asks for what its owner has set as default, unless the call says otherwise', async () => {
    await prefer({ defaultQuality: 'AES', defaultLegislation: 'EIDAS' });
    expect(await create()).toMatchObject({ quality: 'AES', legislation: 'EIDAS' });
    expect(await create({ quality: 'SES' })).toMatchObject({ quality: 'SES', legislation: 'EIDAS' });
  });

  it('is kept from no default in which nobody can sign here: it is refused when it is chosen', async () => {
    expect(await keyOf(prefer({ defaultQuality: 'QES' }))).toBe('error.sr.quality_not_available');
    expect(await create()).toMatchObject({ quality: 'SES' });
  });

  it('asks for SES where nobody can sign in the default quality here', async () => {
    const { db } = world.services;
    await db
      .updateTable('users')
      .set({ attributes: JSON.stringify({ defaultQuality: 'QES' }) })
      .execute();
    expect(await create()).toMatchObject({ quality: 'SES' });
  });
});
