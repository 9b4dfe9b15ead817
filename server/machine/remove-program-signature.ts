import { removeProgramSignature as contract } from '@sigillum/api-contracts/machine/remove-program-signature.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { dismissSigner } from '../signature-requests/dismiss-signer.ts';
import { inviteNext } from '../signature-requests/invite-next.ts';

export const removeProgramSignature = implement(contract, async ({ params }, context) => {
  const view = await claimRequest(context.db, context, params.id, 'change_signers');
  await dismissSigner(context.db, context, view, params.sid);
  await inviteNext(context.db, context, view);
  return { status: 204, body: undefined };
});
