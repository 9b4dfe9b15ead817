import { getVerifiedPageText as contract } from '@sigillum/api-contracts/verification/get-verified-page-text.ts';
import { implement } from '../http/implement.ts';
import { lookAtRevision } from './open-revision.ts';

export const getVerifiedPageText = implement(contract, ({ params, query }, context) =>
  lookAtRevision(context, params, query.token, async (pdf, { path }) => {
    const { lines } = await pdf.extractText(path, params.p);
    return { status: 200 as const, body: { page: params.p, text: lines.map(({ text }) => text).join('\n') } };
  }),
);
