import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { createVisualSignature } from '@sigillum/api-contracts/visual-signatures/create-visual-signature.ts';
import { listVisualSignatures } from '@sigillum/api-contracts/visual-signatures/list-visual-signatures.ts';
import { describe, expect } from 'vitest';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { dressSignature } from './dress-signature.ts';
import { findLookRules } from './look-rules.ts';
import { findDefault } from './visual-signatures-repository.ts';

describe('what an organisation has settled about visual signatures', () => {
  it('is what its people may choose, and holds for those they saved before, too', async () => {
    const { client, id, businessId } = await seedPerson(world, 'anna@example.ch', { business: true });
    await client.call(createVisualSignature, { body: { name: 'Anna Keller', displayDate: true, displayClaim: false } });
    await client.call(updateSettings, {
      params: { id: businessId! },
      body: {
        settings: {
          visualSignatures: {
            date: { canUpdate: false, defaultValue: false },
            claim: { canUpdate: false, defaultValue: true },
            std: { canUpdate: true, defaultValue: false },
          },
        },
      },
    });
    const { permissions } = await client.call(getUser, {});
    expect(permissions.visualSignatures.date).toEqual({ canUpdate: false, defaultValue: false });
    const { services } = world;
    const row = await findDefault(services.db, id);
    const { look } = await dressSignature(services, row, 'en', {}, await findLookRules(services.db, id));
    expect(look.shows).toEqual({ date: false, claim: true, standards: true });
    await client.call(createVisualSignature, { body: { name: 'A. Keller', displayDate: true } });
    const { signatures } = await client.call(listVisualSignatures, {});
    expect(signatures.find(({ name }) => name === 'A. Keller')).toMatchObject({
      displayDate: false,
      displayClaim: true,
      displayStandards: false,
    });
  });
});
