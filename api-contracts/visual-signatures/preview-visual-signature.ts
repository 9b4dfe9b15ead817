import { bytes, defineEndpoint } from '../endpoint.ts';
import { PreviewQuery } from './schemas.ts';

export const previewVisualSignature = defineEndpoint({
  method: 'GET',
  path: '/v1/user/preview-visual-signature',
  auth: 'bearer',
  summary: 'The image of a visual signature that is not saved, without a picture.',
  query: PreviewQuery,
  responses: { 200: bytes('image/webp') },
  problems: ['error.visual_signature.not_drawable'],
});
