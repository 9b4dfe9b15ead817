import { defineEndpoint } from '../endpoint.ts';
import { VisualSignature, VisualSignatureChange, VisualSignatureParams } from './schemas.ts';

export const updateVisualSignature = defineEndpoint({
  method: 'PUT',
  path: '/v1/user/visual-signatures/{id}',
  auth: 'bearer',
  summary: 'Changes a visual signature; what is left out stays, an empty line goes.',
  params: VisualSignatureParams,
  body: VisualSignatureChange,
  responses: { 200: VisualSignature },
  problems: ['error.visual_signature.not_drawable'],
});
