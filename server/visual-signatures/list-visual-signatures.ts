import { listVisualSignatures as contract } from '@sigillum/api-contracts/visual-signatures/list-visual-signatures.ts';
import { implement } from '../http/implement.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { listRows } from './visual-signatures-repository.ts';

export const listVisualSignatures = implement(contract, async (_input, { actor, db }) => {
  const signatures = (await listRows(db, actor.id)).map(describeVisualSignature);
  const defaultSignature = signatures.find((signature) => signature.default)?.id ?? null;
  return { status: 200, body: { signatures, defaultSignature } };
});
