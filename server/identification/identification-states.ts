import type { identificationStates } from '@sigillum/api-contracts/identification/states.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { StateHandlers } from '../testing/states.ts';
import type { TestServices } from '../testing/test-services.ts';
import { identifiedExample } from '../testing/scripted-vendor.ts';
import { applyReport } from './apply-report.ts';
import { findCase } from './cases-repository.ts';
import { tellVendor } from './tell-vendor.ts';

interface Begun {
  id: string;
  userId: string;
  legislation: 'ZERTES' | 'EIDAS';
  kind: 'video' | 'robo' | 'autoident';
}

async function begin({ services }: TestServices, { id, userId, legislation, kind }: Begun): Promise<void> {
  const { db, identity, now } = services;
  const [vendor] = identity;
  const { email } = await getAccount(db, userId);
  const at = { created_at: now(), updated_at: now() };
  await db
    .insertInto('identification_cases')
    .values({ id, user_id: userId, legislation, kind, vendor: vendor!.name, state: 'initialized', email, ...at })
    .execute();
  await tellVendor(services, vendor!, (await findCase(db, id))!);
}

export const identificationStateHandlers: StateHandlers<typeof identificationStates> = {
  'an identification is under way': (begun, world) => begin(world, begun),

  async 'an identification has succeeded'(begun, world) {
    await begin(world, begun);
    const { services } = world;
    await applyReport(services, begun.id, { status: 'success', result: identifiedExample }, services.now());
  },
};
