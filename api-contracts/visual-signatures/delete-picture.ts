import { defineEndpoint } from '../endpoint.ts';
import { VisualSignature, VisualSignatureParams } from './schemas.ts';

export const deletePicture = defineEndpoint({
  method: 'DELETE',
  path: '/v1/images/signature/{id}',
  auth: 'bearer',
  summary: 'Takes the picture of a visual signature away, if it has one; the name alone stays.',
  params: VisualSignatureParams,
  responses: { 200: VisualSignature },
  problems: [],
});
