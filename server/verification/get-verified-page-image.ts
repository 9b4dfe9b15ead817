import { getVerifiedPageImage as contract } from '@sigillum/api-contracts/verification/get-verified-page-image.ts';
import { implement } from '../http/implement.ts';
import { lookAtRevision } from './open-revision.ts';

export const getVerifiedPageImage = implement(contract, ({ params, query }, context) =>
  lookAtRevision(context, params, query.token, async (pdf, { path, sha256 }) => {
    const image = await pdf.renderPage(path, sha256, params.p, query.scale);
    // The browser may keep it as long as we do.
    const headers = { 'cache-control': 'private, max-age=900', 'content-length': String(image.byteLength) };
    return { status: 200 as const, body: image, headers };
  }),
);
