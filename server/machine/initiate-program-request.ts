import { initiateProgramRequest as contract } from '@sigillum/api-contracts/machine/initiate-program-request.ts';
import { requireUpload } from '../business/may-upload.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { initiate } from '../signature-requests/initiate.ts';
import { answerRequest } from './describe-program-request.ts';

export const initiateProgramRequest = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const draft = await claimRequest(db, context, params.id, 'initiate');
  await requireUpload(services, db, actor.id, now);
  await initiate(db, context, draft);
  return answerRequest(context, 'v3', params.id, draft.role);
});
