import { getValidationInfos as contract } from '@sigillum/api-contracts/machine/get-validation-infos.ts';
import { implement } from '../http/implement.ts';
import { requireValidation } from './kept-validations.ts';

export const getValidationInfos = implement(contract, async ({ params }, { actor, db, now }) => {
  const { validation } = await requireValidation(db, actor, params.id, now);
  return { status: 200, body: validation };
});
