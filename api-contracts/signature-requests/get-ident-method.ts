import { defineEndpoint } from '../endpoint.ts';
import { signatureParams } from './inputs.ts';
import { IdentMethods } from './schemas.ts';

export const getIdentMethod = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/signatures/{sid}/ident-method',
  auth: 'bearer',
  summary: 'Tells whether a signer must be identified for this request, and which ways to it are open.',
  description:
    'For the signer alone. A way is named where somebody offers it here and it is good for what the request asks for; `video`, `self` and `auto` cost the person nothing. The answer’s shape is our choice: the specification is silent.',
  params: signatureParams,
  responses: { 200: IdentMethods },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
