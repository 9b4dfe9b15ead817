import { defineEndpoint } from '../endpoint.ts';
import { declineBody, declineSignatureRequest } from './decline-signature-request.ts';
import { requestParams } from './inputs.ts';
import { RequestProgress } from './schemas.ts';

export const declineSignatureRequestDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/signature-requests/{id}/decline',
  auth: 'basic',
  summary: 'Declines to sign as a visitor; one decline ends the whole request, and everybody is told.',
  params: requestParams,
  body: declineBody,
  responses: { 200: RequestProgress },
  problems: declineSignatureRequest.problems,
});
