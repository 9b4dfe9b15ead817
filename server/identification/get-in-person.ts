import { getInPerson as contract } from '@sigillum/api-contracts/identification/get-in-person.ts';
import { implement } from '../http/implement.ts';
import { describeInPerson } from './describe-check.ts';

export const getInPerson = implement(contract, async (_input, { actor, db, now, services }) => ({
  status: 200,
  body: await describeInPerson({ ...services, db }, actor.id, now),
}));
