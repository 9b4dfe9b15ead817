import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { VisualSignatureParams } from './schemas.ts';

export const deleteVisualSignature = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/visual-signatures/{id}',
  auth: 'bearer',
  summary: 'Deletes a visual signature; where it was the default, the oldest of the others is.',
  params: VisualSignatureParams,
  responses: { 200: Acknowledgement },
  problems: [],
});
