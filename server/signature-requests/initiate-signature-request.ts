import { initiateSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { requireUpload } from '../business/may-upload.ts';
import { implement } from '../http/implement.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { describeRequest } from './describe-request.ts';
import { initiate } from './initiate.ts';

export const initiateSignatureRequest = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const draft = await claimRequest(db, context, params.id, 'initiate');
  await requireUpload(services, db, actor.id, now);
  await initiate(db, context, draft);
  const view = await openRequest(db, actor, params.id, now);
  return { status: 200, body: await describeRequest(services, db, view) };
});
