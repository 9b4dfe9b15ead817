import { bytes, defineEndpoint } from '../endpoint.ts';
import { PreviewQuery } from './schemas.ts';

export const previewVisualSignatureDirectly = defineEndpoint({
  method: 'GET',
  path: '/v1/direct/visual-signature',
  auth: 'basic',
  summary: 'The image of how a visitor’s signature will look.',
  query: PreviewQuery,
  responses: { 200: bytes('image/webp') },
  problems: ['error.visual_signature.not_drawable'],
});
