import { removeSignature as contract } from '@sigillum/api-contracts/signature-requests/remove-signature.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { dismissSigner } from './dismiss-signer.ts';
import { inviteNext } from './invite-next.ts';

export const removeSignature = implement(contract, async ({ params }, context) => {
  const view = await claimRequest(context.db, context, params.id, 'change_signers');
  await dismissSigner(context.db, context, view, params.sid);
  await inviteNext(context.db, context, view);
  return { status: 204, body: undefined };
});
