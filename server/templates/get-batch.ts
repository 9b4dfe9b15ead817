import { getBatch as contract } from '@sigillum/api-contracts/templates/get-batch.ts';
import { implement } from '../http/implement.ts';
import { describeBatch } from './describe-batch.ts';

export const getBatch = implement(contract, async ({ params }, context) => ({
  status: 200,
  body: await describeBatch(context.db, context, params.id),
}));
