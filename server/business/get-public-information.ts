import { getPublicInformation as contract } from '@sigillum/api-contracts/business/get-public-information.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findMembership } from './business-repository.ts';
import { readPublicInformation, takesPart } from './public-information.ts';

export const getPublicInformation = implement(contract, async ({ params }, { actor, db }) => {
  const membership = await findMembership(db, actor.id);
  const mayLook = membership?.business_id === params.id || (await takesPart(db, actor.id, params.id));
  const information = mayLook ? await readPublicInformation(db, params.id) : undefined;
  if (!information) throw refuse('error.not_found');
  return { status: 200, body: information };
});
