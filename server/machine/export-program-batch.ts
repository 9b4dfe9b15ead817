import { exportProgramBatch as contract } from '@sigillum/api-contracts/machine/export-program-batch.ts';
import { implement } from '../http/implement.ts';
import { answerBatchTable } from '../templates/answer-batch-table.ts';

export const exportProgramBatch = implement(contract, ({ params }, context) => answerBatchTable(context, params.id));
