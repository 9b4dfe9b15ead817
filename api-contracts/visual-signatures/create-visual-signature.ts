import { defineEndpoint } from '../endpoint.ts';
import { VisualSignature, VisualSignatureInput } from './schemas.ts';

export const createVisualSignature = defineEndpoint({
  method: 'POST',
  path: '/v1/user/visual-signatures',
  auth: 'bearer',
  summary: 'Adds a visual signature; the first one is the default.',
  description: 'Its picture is uploaded to /v1/images/signature/{id}.',
  body: VisualSignatureInput,
  responses: { 201: VisualSignature },
  problems: ['error.visual_signature.too_many', 'error.visual_signature.not_drawable'],
});
