import { defineEndpoint, empty } from '../endpoint.ts';
import { requestParams } from './inputs.ts';

export const deleteSignatureRequest = defineEndpoint({
  method: 'DELETE',
  path: '/v3/signature-requests/{id}',
  auth: 'bearer',
  summary: 'Deletes a request for the caller.',
  description:
    'A draft is erased. An open request of the caller is withdrawn and stays in the list as withdrawn. Otherwise the caller alone loses access, ' +
    'and can then neither see nor sign it. When no account has access left, documents and request are erased; the audit ' +
    'events stay as evidence. Visitors’ links do not keep a request alive.',
  params: requestParams,
  ownTransaction: true,
  responses: { 204: empty },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sign.locked'],
});
