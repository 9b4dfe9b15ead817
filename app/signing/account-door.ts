import { ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getPageText } from '@sigillum/api-contracts/documents/get-page-text.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { addFieldFile } from '@sigillum/api-contracts/signature-requests/add-field-file.ts';
import { askSender } from '@sigillum/api-contracts/signature-requests/ask-sender.ts';
import { declineSignatureRequest } from '@sigillum/api-contracts/signature-requests/decline-signature-request.ts';
import { fillRequestFields } from '@sigillum/api-contracts/signature-requests/fill-request-fields.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { getIdentMethod } from '@sigillum/api-contracts/signature-requests/get-ident-method.ts';
import { getLockStatus } from '@sigillum/api-contracts/signature-requests/get-lock-status.ts';
import { getSignatureStatus } from '@sigillum/api-contracts/signature-requests/get-signature-status.ts';
import { getSignatureRequestZip } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import { proceedSwisscom } from '@sigillum/api-contracts/signing/proceed-swisscom.ts';
import { createPar } from '@sigillum/api-contracts/signing/create-par.ts';
import type { RedirectAnswer, StepUp } from '@sigillum/api-contracts/signing/schemas.ts';
import { redirectSign } from '@sigillum/api-contracts/signing/redirect-sign.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { stepUp } from '@sigillum/api-contracts/signing/step-up.ts';
import { beginPasskeyProof } from '@sigillum/api-contracts/two-step/begin-passkey-proof.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { writeAttachmentUrl } from '../documents/write-attachment-url.ts';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { bridge } from '../http/browser-api.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { answerWith } from '../two-step/ask-authenticator.ts';
import { openPhone } from './phone.ts';
import { type Door, type SigningAttempt, splitLines, writeFileCall, writeSignCall } from './door.ts';

/** The door of a person with an account to one request. */
export function openAccountDoor(client: Client, requestId: string): Door {
  const params = { id: requestId };
  const signNow = (attempt: SigningAttempt) => {
    const { pushedFor: sid, idempotencyKey } = attempt;
    const body = writeSignCall(requestId, attempt);
    if (sid === undefined) return client.call(sign, { body }, { idempotencyKey });
    const { signatureRequests, language, tan } = body;
    const { signatureRequestId: id, ...payload } = signatureRequests[0]!;
    // The page of return finds the request by it, also in another tab.
    const redirect_query_params = { request: id };
    const pushed = { language, redirect_query_params, ...(tan && { tan }), ...payload };
    return client.call(createPar, { params: { id, sid }, body: pushed }, { idempotencyKey });
  };
  return {
    kind: 'account',
    writePageUrl: pageImageUrl,
    writeDownloadUrl: (id, which) => `${bridge(fillPath(downloadDocument.path, { id }))}?signed=${which === 'signed'}`,
    writeZipUrl: (which) => `${bridge(fillPath(getSignatureRequestZip.path, params))}?signed=${which === 'signed'}`,
    writeAttachmentUrl: (aid) => writeAttachmentUrl(requestId, aid),
    writeReportUrl: (type) => `${bridge(fillPath(getSignatureReport.path, params))}?type=${type}`,
    readDocument: (id) => client.call(getDocument, { params: { id } }),
    readPageText: async (id, page) =>
      splitLines((await client.call(getPageText, { params: { id, n: page - 1 } })).text),
    readLock: () => client.call(getLockStatus, { params }),
    readIdent: (sid) => client.call(getIdentMethod, { params: { ...params, sid } }),
    acceptTrustTerms: () => client.call(accept, { body: { tou_swisscom: true } }),
    readSignature: (sid) => client.call(getSignatureStatus, { params: { ...params, sid } }),
    readFields: () => client.call(getRequestFields, { params }),
    fillFields: (values) => client.call(fillRequestFields, { params, body: { values } }),
    handIn: (fid, file) => client.call(addFieldFile, ...writeFileCall(requestId, fid, file)),
    sign: signNow,
    proceed: ({ params: brought, ...answer }, idempotencyKey) =>
      brought
        ? client.call(redirectSign, { params, body: { params: brought } }, { idempotencyKey }).then(requireStatus)
        : client.call(proceedSwisscom, { params, body: answer }, { idempotencyKey }),
    decline: (message, idempotencyKey) =>
      client.call(declineSignatureRequest, { params, body: message ? { message } : {} }, { idempotencyKey }),
    ask: (message, idempotencyKey) => client.call(askSender, { params, body: { message } }, { idempotencyKey }),
    stepUp: (given) => stepUpFor(client, [requestId], given),
    phone: openPhone(client, [requestId]),
    // There is no endpoint of its own: the call without a code sends another one.
    resendTan: (attempt) =>
      signNow({ ...attempt, tan: undefined }).then(
        () => ({ resend_in: 0 }),
        (error: unknown) => {
          if (isApiProblem(error) && error.key === 'error.sign.tan_required')
            return { resend_in: Number(error.problem.details?.['resendIn'] ?? 0) };
          throw error;
        },
      ),
  };
}

/** An answer that does not say how the signature stands is an error (specification, section 4). */
function requireStatus(answer: RedirectAnswer): RedirectAnswer {
  if ((answer.signingStatus ?? 'ERROR') !== 'ERROR') return answer;
  const { method, path } = redirectSign;
  throw new ApiProblem({ type: '', method, path, status: 422, message: '', key: 'error.sign.failed' });
}

/** Proves with a second factor of the account that these requests are to be signed. */
export async function stepUpFor(
  client: Client,
  signatureRequestIds: string[],
  given: Parameters<NonNullable<Door['stepUp']>>[0],
): Promise<StepUp> {
  const proof = given.way === 'totp' ? { code: given.code } : await askPasskey(client);
  return client.call(stepUp, { body: { signatureRequestIds, proof } });
}

async function askPasskey(client: Client) {
  const { challenge, answer } = await answerWith(await client.call(beginPasskeyProof, {}));
  return { challenge, assertion: answer };
}
