import { getIdentificationOverview as contract } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { findVendor } from '../identity/identity-vendor.ts';
import { listIdentified, listNewestCases } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import { describeIdentified } from './describe-identified.ts';
import { findPayer } from './find-payer.ts';
import { judgeCoverage } from './judge-coverage.ts';

export const getIdentificationOverview = implement(contract, async (_input, { actor, db, now, services }) => {
  const [cases, known, payer] = await Promise.all([
    listNewestCases(db, actor.id),
    listIdentified(db, actor.id, now),
    findPayer(db, actor.id, { now }),
  ]);
  const described = Object.values(ways).map(async (way) => {
    const vendor = findVendor(services.identity, way);
    const { isCovered, coveredBy } = judgeCoverage(vendor, payer);
    const row = cases.find(({ legislation, kind }) => legislation === way.legislation && kind === way.kind);
    return {
      ...way,
      is_offered: vendor !== undefined,
      is_covered: isCovered,
      covered_by: coveredBy,
      ...(await describeCase(services, row, now)),
    };
  });
  const identifications = known.map((row) => describeIdentified(services, row));
  return { status: 200, body: { ways: await Promise.all(described), identifications } };
});
