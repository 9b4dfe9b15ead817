import { getPublicInformationDirectly as contract } from '@sigillum/api-contracts/business/get-public-information-directly.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readPublicInformation } from './public-information.ts';

export const getPublicInformationDirectly = implement(contract, async ({ params }, { actor, db }) => {
  const request = await db
    .selectFrom('signature_requests')
    .select('business_id')
    .where('id', '=', actor.requestId)
    .executeTakeFirst();
  const information = request?.business_id === params.id ? await readPublicInformation(db, params.id) : undefined;
  if (!information) throw refuse('error.not_found');
  return { status: 200, body: information };
});
