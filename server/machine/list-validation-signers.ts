import { listValidationSigners as contract } from '@sigillum/api-contracts/machine/list-validation-signers.ts';
import { implement } from '../http/implement.ts';
import { requireValidation } from './kept-validations.ts';

export const listValidationSigners = implement(contract, async ({ params }, { actor, db, now }) => {
  const { signer } = await requireValidation(db, actor, params.id, now);
  return { status: 200, body: signer };
});
