import { removeProgramDeadline as contract } from '@sigillum/api-contracts/machine/remove-program-deadline.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { findRequest } from '../requests/request-repository.ts';
import { moveExpiration } from '../signature-requests/move-expiration.ts';

export const removeProgramDeadline = implement(contract, async ({ params }, context) => {
  const { db } = context;
  const isDraft = (await findRequest(db, params.id))?.status === 'DRAFT';
  const view = await claimRequest(db, context, params.id, isDraft ? 'edit' : 'change_expiration');
  if (view.request.expiration_date) await moveExpiration(db, context, view, null);
  return { status: 204, body: undefined };
});
