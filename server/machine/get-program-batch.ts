import { getProgramBatch as contract } from '@sigillum/api-contracts/machine/get-program-batch.ts';
import { implement } from '../http/implement.ts';
import { answerBatch } from './describe-program-batch.ts';

export const getProgramBatch = implement(contract, ({ params }, context) => answerBatch(context, params.id));
