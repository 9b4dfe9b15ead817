import { correctSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/correct-signature-request.ts';
import { requireUpload } from '../business/may-upload.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { copyRequest } from './copy-request.ts';
import { describeRequest } from './describe-request.ts';
import { findCorrected } from './compare-versions.ts';

export const correctSignatureRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, params.id, 'correct');
  if (await findCorrected(db, params.id)) throw refuse('error.sr.corrected_already');
  const businessId = await requireUpload(services, db, actor.id, now);
  const origin = context.meta.isPage ? 'WEB' : 'API';
  const draft = await copyRequest(db, context, view, { businessId, origin, reason: body.message ?? '' });
  return { status: 201, body: await describeRequest(services, db, draft) };
});
