import type { Client } from '@sigillum/api-contracts/client.ts';
import { downloadAttachmentDirectly } from '@sigillum/api-contracts/documents/download-attachment-directly.ts';
import { downloadDocumentDirectly } from '@sigillum/api-contracts/documents/download-document-directly.ts';
import { getDocumentDirectly } from '@sigillum/api-contracts/documents/get-document-directly.ts';
import { getPageImageDirectly } from '@sigillum/api-contracts/documents/get-page-image-directly.ts';
import { getPageTextDirectly } from '@sigillum/api-contracts/documents/get-page-text-directly.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { addFieldFileDirectly } from '@sigillum/api-contracts/signature-requests/add-field-file-directly.ts';
import { askSenderDirectly } from '@sigillum/api-contracts/signature-requests/ask-sender-directly.ts';
import { declineSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/decline-signature-request-directly.ts';
import { fillRequestFieldsDirectly } from '@sigillum/api-contracts/signature-requests/fill-request-fields-directly.ts';
import { getRequestFieldsDirectly } from '@sigillum/api-contracts/signature-requests/get-request-fields-directly.ts';
import { getLockStatusDirectly } from '@sigillum/api-contracts/signature-requests/get-lock-status-directly.ts';
import { getSignatureRequestZipDirectly } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip-directly.ts';
import { checkTanDirectly } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import { beginPasskeyDirectly } from '@sigillum/api-contracts/signing/begin-passkey-directly.ts';
import { proceedSwisscomDirectly } from '@sigillum/api-contracts/signing/proceed-swisscom-directly.ts';
import { resendTanDirectly } from '@sigillum/api-contracts/signing/resend-tan-directly.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { stepUpDirectly } from '@sigillum/api-contracts/signing/step-up-directly.ts';
import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { updateUserDirectly } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { bridge } from '../http/browser-api.ts';
import { answerWith } from '../two-step/ask-authenticator.ts';
import { type Door, splitLines, writeFileCall, writeSignCall } from './door.ts';

interface VisitorKey {
  requestId: string;
  /** Opens the request's documents for an hour. */
  token: string;
  /** Of the visit, for what the browser asks for without saying whose page it is. */
  mark?: string | undefined;
  isHandedOver?: boolean;
}

/** The door of a visitor with a link. On a device that was handed over, a passkey of the signer's account may stand for a code. */
export function openVisitorDoor(client: Client, { requestId, token, mark, isHandedOver = false }: VisitorKey): Door {
  const params = { id: requestId };
  const write = (path: string, query: Record<string, string>) => {
    const search = new URLSearchParams(query).toString();
    return bridge(path, requestId) + (search && `?${search}`);
  };
  return {
    kind: 'visitor',
    writePageUrl: (id, page, scale) =>
      write(fillPath(getPageImageDirectly.path, { id, n: page - 1 }), { token, scale: String(scale) }),
    writeDownloadUrl: (id, which) =>
      write(fillPath(downloadDocumentDirectly.path, { id }), { token, signed: String(which === 'signed') }),
    writeZipUrl: (which) =>
      write(fillPath(getSignatureRequestZipDirectly.path, params), {
        signed: String(which === 'signed'),
        ...(mark && { visit: mark }),
      }),
    writeAttachmentUrl: (aid) => write(fillPath(downloadAttachmentDirectly.path, { ...params, aid }), { token }),
    readDocument: (id) => client.call(getDocumentDirectly, { params: { id }, query: { token } }),
    readPageText: async (id, page) =>
      splitLines((await client.call(getPageTextDirectly, { params: { id, n: page - 1 }, query: { token } })).text),
    readLock: () => client.call(getLockStatusDirectly, { params }),
    readFields: () => client.call(getRequestFieldsDirectly, { params }),
    fillFields: (values) => client.call(fillRequestFieldsDirectly, { params, body: { values } }),
    handIn: (fid, file) => client.call(addFieldFileDirectly, ...writeFileCall(requestId, fid, file)),
    sign: (attempt) =>
      client.call(
        signDirectly,
        { body: writeSignCall(requestId, attempt) },
        { idempotencyKey: attempt.idempotencyKey },
      ),
    proceed: (body, idempotencyKey) => client.call(proceedSwisscomDirectly, { params, body }, { idempotencyKey }),
    decline: (message, idempotencyKey) =>
      client.call(declineSignatureRequestDirectly, { params, body: message ? { message } : {} }, { idempotencyKey }),
    ask: (message, idempotencyKey) => client.call(askSenderDirectly, { params, body: { message } }, { idempotencyKey }),
    ownName: {
      read: () => client.call(getUserDirectly, {}),
      state: (body) => client.call(updateUserDirectly, { body }),
    },
    ...(isHandedOver && {
      isHandedOver,
      stepUp: async () => {
        const { challenge, answer } = await answerWith(await client.call(beginPasskeyDirectly, {}));
        return client.call(stepUpDirectly, { body: { proof: { challenge, assertion: answer } } });
      },
    }),
    checkTan: (tan) => client.call(checkTanDirectly, { body: { tan } }),
    resendTan: () => client.call(resendTanDirectly, {}),
  };
}
