import { findProgramCallbacks as contract } from '@sigillum/api-contracts/machine/find-program-callbacks.ts';
import { implement } from '../http/implement.ts';
import { describeCallbacks } from './describe-callbacks.ts';

export const findProgramCallbacks = implement(contract, async ({ params }, context) => ({
  status: 200,
  body: await describeCallbacks(context, params.id),
}));
