import { downloadRequestsZip as contract } from '@sigillum/api-contracts/signature-requests/download-requests-zip.ts';
import { implement } from '../http/implement.ts';
import { answerRequestsZip } from './answer-requests-zip.ts';

export const downloadRequestsZip = implement(contract, ({ query: { ids, signed } }, context) =>
  answerRequestsZip(context, ids, { isSigned: signed === 'true', filename: 'requests.zip' }),
);
