import { deleteValidation as contract } from '@sigillum/api-contracts/machine/delete-validation.ts';
import { implement } from '../http/implement.ts';
import { forgetValidation } from './kept-validations.ts';

export const deleteValidation = implement(contract, async ({ params }, { actor, db, now }) => {
  await forgetValidation(db, actor, params.id, now);
  return { status: 204, body: undefined };
});
