import type {
  DirectIdentOverview,
  IdentIdAustria,
  IdentOverview,
  IdentWay,
} from '@sigillum/api-contracts/identification/schemas.ts';
import { idAustria, ways } from '@sigillum/api-contracts/identification/ways.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { findVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { findNewestCase, listIdentified, listNewestCases } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import type { CaseOwner } from './case-owner.ts';
import { describeIdentified, describeVisitor } from './describe-identified.ts';
import { findPayer } from '../business/find-payer.ts';
import { findSubject } from './find-subject.ts';
import { isEnoughFor } from './is-enough-for.ts';
import { listMissing } from './list-missing.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';

type Needed = Pick<Services, 'db' | 'secrets' | 'identity' | 'config'>;

/** All that a person sees of identifications: every way and how it stands, and what the person is known by. */
export async function describeOverview(services: Needed, userId: string, now: Date): Promise<IdentOverview> {
  const { db } = services;
  const [described, austria, known, account] = await Promise.all([
    describeWays(services, { userId }, { now }),
    describeAustria(services, { userId }, now),
    listIdentified(db, { userId }, now),
    getAccount(db, userId),
  ]);
  return {
    ways: described,
    id_austria: austria,
    identifications: known.map((row) => describeIdentified(services, row, { account, now })),
  };
}

/** The same for a visitor. Others may hold the link, too: of the document nothing is told but the name. */
export async function describeOverviewDirectly(
  services: Needed,
  { sid, requestId }: { sid: string; requestId: string },
  now: Date,
): Promise<DirectIdentOverview> {
  const [described, austria, known, { quality }] = await Promise.all([
    describeWays(services, { sid }, { requestId, now }),
    describeAustria(services, { sid }, now),
    listIdentified(services.db, { sid }, now),
    services.db
      .selectFrom('signature_requests')
      .select('quality')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow(),
  ]);
  const isEnough = isEnoughFor(quality, austria);
  return {
    ways: described,
    id_austria: { ...austria, is_offered: austria.is_offered && isEnough },
    identifications: known.map((row) => describeVisitor(services, row)),
  };
}

/** Every way; a visitor's are paid for by whoever has sent the request. */
async function describeWays(
  services: Needed,
  owner: CaseOwner,
  { requestId, now }: { requestId?: string; now: Date },
): Promise<IdentWay[]> {
  const { db, identity } = services;
  const [cases, payer, subject] = await Promise.all([
    listNewestCases(db, owner),
    findPayer(services, owner, { requestId, now }),
    findSubject(db, owner),
  ]);
  const described = Object.values(ways).map(async (way) => {
    const vendor = findVendor(identity, way);
    const { isCovered, coveredBy } = judgeCoverage(vendor, payer, way.legislation);
    const row = cases.find(({ legislation, kind }) => legislation === way.legislation && kind === way.kind);
    return {
      ...way,
      is_offered: vendor !== undefined,
      is_covered: isCovered,
      covered_by: coveredBy,
      is_local: vendor?.isLocal ?? false,
      missing: vendor ? listMissing(services.config, vendor, subject) : [],
      is_supplied: vendor?.takesDocument && 'userId' in owner ? subject.supplied !== null : null,
      ...(await describeCase(services, row, now)),
    };
  });
  return Promise.all(described);
}

async function describeAustria(services: Needed, owner: CaseOwner, now: Date): Promise<IdentIdAustria> {
  const vendor = findVendor(services.identity, idAustria);
  return {
    is_offered: vendor !== undefined,
    is_local: vendor?.isLocal ?? false,
    quality: vendor?.quality ?? 'AES_MINIMAL',
    ...(await describeCase(services, await findNewestCase(services.db, owner, idAustria), now)),
  };
}
