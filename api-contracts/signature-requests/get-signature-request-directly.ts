import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { DirectSignatureRequest } from './schemas.ts';

export const getSignatureRequestDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}',
  auth: 'basic',
  summary: 'Shows a visitor the request of the link, and issues the token for its documents.',
  description:
    'Credentials are the userid and the request’s id of the link. Another request’s id answers 404. A withdrawn request answers ' +
    '`error.sr.withdrawn` unless the visitor had signed; after removal the credentials are no longer valid (401).',
  params: requestParams,
  responses: { 200: DirectSignatureRequest },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
