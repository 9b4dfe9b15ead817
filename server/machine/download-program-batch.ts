import { downloadProgramBatch as contract } from '@sigillum/api-contracts/machine/download-program-batch.ts';
import { implement } from '../http/implement.ts';
import { answerBatchZip } from '../templates/answer-batch-zip.ts';

export const downloadProgramBatch = implement(contract, ({ params }, context) => answerBatchZip(context, params.id));
