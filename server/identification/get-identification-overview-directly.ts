import { getIdentificationOverviewDirectly as contract } from '@sigillum/api-contracts/identification/get-identification-overview-directly.ts';
import { implement } from '../http/implement.ts';
import { describeOverviewDirectly } from './describe-overview.ts';

export const getIdentificationOverviewDirectly = implement(contract, async (_input, { actor, db, now, services }) => ({
  status: 200,
  body: await describeOverviewDirectly({ ...services, db }, actor, now),
}));
