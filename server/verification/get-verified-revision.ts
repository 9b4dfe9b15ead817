import type { PageSize } from '@sigillum/api-contracts/documents/schemas.ts';
import { getVerifiedRevision as contract } from '@sigillum/api-contracts/verification/get-verified-revision.ts';
import { implement } from '../http/implement.ts';
import { lookAtRevision } from './open-revision.ts';

export const getVerifiedRevision = implement(contract, ({ params, query }, context) =>
  lookAtRevision(context, params, query.token, async (pdf, { path: filePath, size, sha256 }) => ({
    status: 200 as const,
    body: { index: params.n, size, sha256, pages: await pdf.run<PageSize[]>('measure-pages', { filePath }) },
  })),
);
