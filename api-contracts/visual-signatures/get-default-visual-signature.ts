import { bytes, defineEndpoint } from '../endpoint.ts';
import { SavedPreviewQuery } from './schemas.ts';

export const getDefaultVisualSignature = defineEndpoint({
  method: 'GET',
  path: '/v1/user/visual-signature',
  auth: 'bearer',
  summary: 'The image of the caller’s default visual signature; the name alone where there is none.',
  description:
    'Our choice: 600 × 280 pixels, to be shown at 300 × 140; drawn by the code that draws signed documents. Answers carry an ETag.',
  query: SavedPreviewQuery,
  responses: { 200: bytes('image/webp') },
  problems: ['error.visual_signature.not_drawable'],
});
