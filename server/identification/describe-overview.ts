import type { IdentOverview } from '@sigillum/api-contracts/identification/schemas.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { findVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { listIdentified, listNewestCases } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import { describeIdentified } from './describe-identified.ts';
import { findPayer } from './find-payer.ts';
import { listMissing } from './list-missing.ts';
import { judgeCoverage } from './judge-coverage.ts';

type Needed = Pick<Services, 'db' | 'secrets' | 'identity'>;

/** All that a person sees of identifications: every way and how it stands, and what the person is known by. */
export async function describeOverview(services: Needed, userId: string, now: Date): Promise<IdentOverview> {
  const { db, identity } = services;
  const [cases, known, payer, account] = await Promise.all([
    listNewestCases(db, userId),
    listIdentified(db, userId, now),
    findPayer(db, userId, { now }),
    getAccount(db, userId),
  ]);
  const described = Object.values(ways).map(async (way) => {
    const vendor = findVendor(identity, way);
    const { isCovered, coveredBy } = judgeCoverage(vendor, payer);
    const row = cases.find(({ legislation, kind }) => legislation === way.legislation && kind === way.kind);
    return {
      ...way,
      is_offered: vendor !== undefined,
      is_covered: isCovered,
      covered_by: coveredBy,
      is_local: vendor?.isLocal ?? false,
      missing: vendor ? listMissing(vendor, account) : [],
      ...(await describeCase(services, row, now)),
    };
  });
  const identifications = known.map((row) => describeIdentified(services, row, { account, now }));
  return { ways: await Promise.all(described), identifications };
}
