import { addProgramSignature as contract } from '@sigillum/api-contracts/machine/add-program-signature.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { admitSigner } from '../signature-requests/admit-signer.ts';
import { inviteNext } from '../signature-requests/invite-next.ts';
import { answerRequest } from './describe-program-request.ts';
import { placeSigners } from './place-signers.ts';
import { readSigner } from './read-signer.ts';

export const addProgramSignature = implement(contract, async ({ params, body }, context) => {
  const recalled = await context.recall();
  if (recalled) return recalled;
  const { id, version } = params;
  return placeSigners(context, { id, version, signers: [body], path: 'signatures' }, ([signer], keepCovered) =>
    context.transact(async (trx) => {
      const view = await claimRequest(trx, context, id, 'change_signers');
      await keepCovered(trx);
      const documentIds = (await listDocuments(trx, id)).map((document) => document.id);
      const { quality } = view.request;
      await admitSigner(trx, context, view, readSigner(signer!, { version, quality, documentIds }));
      await inviteNext(trx, context, view);
      return answerRequest({ ...context, db: trx }, version, id, view.role);
    }),
  );
});
