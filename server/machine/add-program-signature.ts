import { addProgramSignature as contract } from '@sigillum/api-contracts/machine/add-program-signature.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { admitSigner } from '../signature-requests/admit-signer.ts';
import { answerRequest } from './describe-program-request.ts';
import { readSigner } from './read-signer.ts';

export const addProgramSignature = implement(contract, async ({ params, body }, context) => {
  const { db } = context;
  const view = await claimRequest(db, context, params.id, 'change_signers');
  const documentIds = (await listDocuments(db, params.id)).map(({ id }) => id);
  const { quality } = view.request;
  await admitSigner(db, context, view, readSigner(body, { version: params.version, quality, documentIds }));
  return answerRequest(context, params.version, params.id, view.role);
});
