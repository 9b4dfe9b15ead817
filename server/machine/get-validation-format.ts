import { getValidationFormat as contract } from '@sigillum/api-contracts/machine/get-validation-format.ts';
import { implement } from '../http/implement.ts';
import { requireValidation } from './kept-validations.ts';

export const getValidationFormat = implement(contract, async ({ params }, { actor, db, now }) => {
  const { format } = await requireValidation(db, actor, params.id, now);
  return { status: 200, body: format };
});
