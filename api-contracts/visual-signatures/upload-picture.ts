import { bytes, defineEndpoint } from '../endpoint.ts';
import { pictureTypes, VisualSignature, VisualSignatureParams } from './schemas.ts';

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/v1/images/signature/{id}',
  auth: 'bearer',
  summary: 'Gives a visual signature its picture, in place of an earlier one.',
  description:
    'Our choice: at most 5 MB. An image is kept upright, without its metadata, at most 1200 pixels a side; white paper becomes ' +
    'see-through and is cut off around the mark. Strokes and typed texts come as JSON and stay vectors.',
  params: VisualSignatureParams,
  body: bytes(...pictureTypes),
  responses: { 200: VisualSignature },
  problems: [
    'error.visual_signature.not_drawable',
    'error.visual_signature.image_too_large',
    'error.visual_signature.image_unreadable',
    'error.visual_signature.image_empty',
    'file.upload.too_large',
  ],
  ownTransaction: true,
});
