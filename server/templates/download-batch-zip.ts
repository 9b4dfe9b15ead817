import { downloadBatchZip as contract } from '@sigillum/api-contracts/templates/download-batch-zip.ts';
import { implement } from '../http/implement.ts';
import { answerBatchZip } from './answer-batch-zip.ts';

export const downloadBatchZip = implement(contract, ({ params }, context) => answerBatchZip(context, params.id));
