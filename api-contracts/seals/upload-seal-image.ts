import { bytes, defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { SealParams } from './schemas.ts';

/** The largest file of an image that is taken in, in bytes. */
export const maxSealImageBytes = 5 * 1024 * 1024;

export const uploadSealImage = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/seals/{name}/image',
  auth: 'bearer',
  summary: 'Gives a seal its image, in place of an earlier one.',
  description:
    'Our choice: the body is the file, at most 5 MB. It is kept upright, without its metadata, at most 1200 pixels a side, as ' +
    'PNG where it is see-through and else as JPEG.',
  params: SealParams,
  body: bytes('image/png', 'image/jpeg', 'image/webp'),
  responses: { 200: Acknowledgement },
  problems: [
    'error.not_found',
    'error.seal.admins_only',
    'error.seal.image_too_large',
    'error.seal.image_unreadable',
    'file.upload.too_large',
  ],
  ownTransaction: true,
});
