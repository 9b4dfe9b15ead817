import { bytes, defineEndpoint } from '../endpoint.ts';
import { pictureTypes, PreviewQuery } from './schemas.ts';

export const previewPicture = defineEndpoint({
  method: 'POST',
  path: '/v1/user/preview-visual-signature',
  auth: 'bearer',
  summary: 'The image of a visual signature that is not saved, with the picture of the body.',
  description: 'An empty body is no picture. Nothing is kept.',
  query: PreviewQuery,
  body: bytes(...pictureTypes),
  responses: { 200: bytes('image/webp') },
  problems: [
    'error.visual_signature.not_drawable',
    'error.visual_signature.image_too_large',
    'error.visual_signature.image_unreadable',
    'error.visual_signature.image_empty',
    'file.upload.too_large',
  ],
  ownTransaction: true,
});
