import type { identificationStates } from '@sigillum/api-contracts/identification/states.ts';
import type { StateParams } from '@sigillum/api-contracts/states.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { IdentityResult } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import type { StateHandlers } from '../testing/states.ts';
import type { TestServices } from '../testing/test-services.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { applyReport } from './apply-report.ts';
import { writeOwner, type CaseOwner } from './case-owner.ts';
import { findCase } from './cases-repository.ts';
import { findSubject } from './find-subject.ts';
import { tellVendor } from './tell-vendor.ts';

type Begun = StateParams<'an identification is under way'>;

const ownerOf = ({ userId, sid }: Begun): CaseOwner => (userId === undefined ? { sid: sid! } : { userId });

async function begin({ services }: TestServices, begun: Begun): Promise<void> {
  const { id, legislation, kind } = begun;
  const { db, identity, now } = services;
  const [vendor] = identity;
  const owner = ownerOf(begun);
  const { email, requestId } = await findAddress(db, owner);
  const at = { created_at: now(), updated_at: now() };
  await db
    .insertInto('identification_cases')
    .values({
      id,
      ...writeOwner(owner),
      request_id: requestId,
      legislation,
      kind,
      vendor: vendor!.name,
      state: 'initialized',
      email,
      ...at,
    })
    .execute();
  await tellVendor(services, vendor!, (await findCase(db, id))!);
}

/** The person who was to be identified is found to be the one. */
async function identify({ services }: TestServices, begun: Begun): Promise<IdentityResult> {
  const { firstName, lastName } = await findSubject(services.db, ownerOf(begun));
  const person = { ...identifiedExample.person, givenNames: firstName!, familyName: lastName! };
  return { ...identifiedExample, person };
}

async function findAddress(db: Services['db'], owner: CaseOwner): Promise<{ email: string; requestId: string | null }> {
  if ('userId' in owner) return { email: (await getAccount(db, owner.userId)).email, requestId: null };
  return db
    .selectFrom('signatures')
    .select(['email', 'request_id as requestId'])
    .where('sid', '=', owner.sid)
    .executeTakeFirstOrThrow();
}

export const identificationStateHandlers: StateHandlers<typeof identificationStates> = {
  'whoever identifies is demanding'({ isOffered = true, isFree = true, needs = [] }, { services }) {
    services.identity = isOffered ? [Object.assign(makeScriptedVendor(), { isFree, needs })] : [];
  },

  'an identification is under way': (begun, world) => begin(world, begun),

  async 'an identification is answered'(begun, world) {
    await begin(world, begun);
    const [vendor] = world.services.identity as ScriptedVendor[];
    vendor!.reports.set(begun.id, { status: 'success', result: await identify(world, begun) });
  },

  async 'an identification has succeeded'(begun, world) {
    await begin(world, begun);
    const { services } = world;
    await applyReport(services, begun.id, { status: 'success', result: await identify(world, begun) }, services.now());
  },
};
