import type { Client } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getPageText } from '@sigillum/api-contracts/documents/get-page-text.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { declineSignatureRequest } from '@sigillum/api-contracts/signature-requests/decline-signature-request.ts';
import { getSignatureRequestZip } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { bridge } from '../http/browser-api.ts';
import { type Door, splitLines } from './door.ts';

/** The door of a person with an account to one request. */
export function openAccountDoor(client: Client, requestId: string): Door {
  const params = { id: requestId };
  return {
    kind: 'account',
    closedPath: '/not-available',
    writePageUrl: pageImageUrl,
    writeDownloadUrl: (id, which) => `${bridge(fillPath(downloadDocument.path, { id }))}?signed=${which === 'signed'}`,
    writeZipUrl: (which) => `${bridge(fillPath(getSignatureRequestZip.path, params))}?signed=${which === 'signed'}`,
    writeReportUrl: (type) => `${bridge(fillPath(getSignatureReport.path, params))}?type=${type}`,
    readDocument: (id) => client.call(getDocument, { params: { id } }),
    readPageText: async (id, page) =>
      splitLines((await client.call(getPageText, { params: { id, n: page - 1 } })).text),
    sign: ({ language, tan, idempotencyKey }) =>
      client.call(
        sign,
        { body: { signatureRequests: [{ signatureRequestId: requestId }], language, ...(tan && { tan }) } },
        { idempotencyKey },
      ),
    decline: (message, idempotencyKey) =>
      client.call(declineSignatureRequest, { params, body: message ? { message } : {} }, { idempotencyKey }),
  };
}
