import { getSignatureReport as contract } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { implement } from '../http/implement.ts';
import { answerReport } from './answer-report.ts';

export const getSignatureReport = implement(contract, ({ params, query }, context) =>
  answerReport(context, params.id, query),
);
