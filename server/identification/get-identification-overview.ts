import { getIdentificationOverview as contract } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { implement } from '../http/implement.ts';
import { describeOverview } from './describe-overview.ts';

export const getIdentificationOverview = implement(contract, async (_input, { actor, db, now, services }) => ({
  status: 200,
  body: await describeOverview({ ...services, db }, actor.id, now),
}));
