import { getProgramReport as contract } from '@sigillum/api-contracts/machine/get-program-report.ts';
import { answerReport } from '../documents/answer-report.ts';
import { implement } from '../http/implement.ts';

export const getProgramReport = implement(contract, ({ params, query }, context) =>
  answerReport(context, params.id, {
    type: query.type,
    write: ({ header, ...report }) => ({
      header: { ...header, attachmentNames: header.attachmentNames.join(', ') },
      ...report,
    }),
  }),
);
