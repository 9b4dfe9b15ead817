import { getMobileId as contract } from '@sigillum/api-contracts/identification/get-mobile-id.ts';
import { implement } from '../http/implement.ts';
import { describeMobileId } from './describe-mobile-id.ts';

export const getMobileId = implement(contract, async (_input, { actor, now, services }) => ({
  status: 200,
  body: await describeMobileId(services, actor.id, now),
}));
