import { bytes, defineEndpoint } from '../endpoint.ts';
import { SavedPreviewQuery, VisualSignatureParams } from './schemas.ts';

export const getVisualSignature = defineEndpoint({
  method: 'GET',
  path: '/v1/user/visual-signatures/{id}',
  auth: 'bearer',
  summary: 'The image of one of the caller’s visual signatures; parameters replace what is saved.',
  params: VisualSignatureParams,
  query: SavedPreviewQuery,
  responses: { 200: bytes('image/webp') },
  problems: ['error.visual_signature.not_drawable'],
});
