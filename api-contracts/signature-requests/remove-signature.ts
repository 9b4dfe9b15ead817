import * as z from 'zod';
import { defineEndpoint, empty } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const removeSignature = defineEndpoint({
  method: 'DELETE',
  path: '/v3/signature-requests/{id}/signatures/{sid}',
  auth: 'bearer',
  summary:
    'Removes a signer while nobody has signed; the person’s link and access end at once, and who was invited is told.',
  description: 'The last signer of an open request stays: withdraw the request instead.',
  params: z.object({ id: Id, sid: Id }),
  responses: { 204: empty },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sr.no_signer',
    'error.sign.locked',
  ],
});
