import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { imagePath } from './image-path.ts';

/** Pixels of a side at most: no picture of ours is shown larger, on any screen. */
export const mostImageSide = 2048;

export const ImageFormat = z.enum(['webp', 'avif', 'png']);
export const ImageFit = z.enum(['cover', 'contain', 'fill', 'inside', 'outside']);
export const ImagePosition = z.enum([
  'centre',
  'top',
  'right top',
  'right',
  'right bottom',
  'bottom',
  'left bottom',
  'left',
  'left top',
]);
export type ImageFormat = z.infer<typeof ImageFormat>;
export type ImageFit = z.infer<typeof ImageFit>;
export type ImagePosition = z.infer<typeof ImagePosition>;

const side = z.coerce.number<string | number>().int().min(1).max(mostImageSide);

export const transformImage = defineEndpoint({
  method: 'GET',
  path: imagePath,
  auth: 'none',
  summary: 'A picture of this installation in the size and format that a page needs.',
  description:
    '`url` is the address of a picture under /img or of an organisation’s logo here, whole or as a path; nothing else is fetched, whoever asks. ' +
    '`w` and `h` are pixels, `fm` the format, `q` the quality (not for png), `fit` and `position` say how the picture fills its box. Without `w` and ' +
    '`h` it keeps its size; it is never enlarged. Answers carry an ETag; those of logos, whose address holds their hash, never change.',
  query: z.strictObject({
    url: z.string().min(1).max(500),
    w: side.optional(),
    h: side.optional(),
    fm: ImageFormat.default('webp'),
    q: z.coerce.number<string | number>().int().min(1).max(100).default(80),
    fit: ImageFit.default('cover'),
    position: ImagePosition.default('centre'),
  }),
  responses: { 200: bytes('image/webp', 'image/avif', 'image/png') },
  problems: [
    'error.image.source_not_allowed',
    'error.image.unreadable',
    'error.not_found',
    'error.rate_limit.exceeded',
  ],
  isBeyondSpecification: true,
});
