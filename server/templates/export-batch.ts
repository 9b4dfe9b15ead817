import { exportBatch as contract } from '@sigillum/api-contracts/templates/export-batch.ts';
import { implement } from '../http/implement.ts';
import { answerBatchTable } from './answer-batch-table.ts';

export const exportBatch = implement(contract, ({ params }, context) => answerBatchTable(context, params.id));
