import { addSignature as contract } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { listDocumentSignatures, listSignatures } from '../requests/request-repository.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { admitSigner } from './admit-signer.ts';
import { describeSignature } from './describe-signature.ts';
import { inviteNext } from './invite-next.ts';

export const addSignature = implement(contract, async ({ params, body }, context) => {
  const { db, services } = context;
  const view = await claimRequest(db, context, params.id, 'change_signers');
  const sid = await admitSigner(db, context, view, body);
  await inviteNext(db, context, view);
  const added = (await listSignatures(db, params.id)).find((row) => row.sid === sid)!;
  return {
    status: 201,
    body: describeSignature(services, added, await listDocumentSignatures(db, params.id), {
      isManager: true,
      showAddress: showAddressTo(view),
    }),
  };
});
