import { listProgramCallbacks as contract } from '@sigillum/api-contracts/machine/list-program-callbacks.ts';
import { implement } from '../http/implement.ts';
import { describeCallbacks } from './describe-callbacks.ts';

export const listProgramCallbacks = implement(contract, async ({ params }, context) => ({
  status: 200,
  body: await describeCallbacks(context, params.id),
}));
