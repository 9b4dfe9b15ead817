import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SettingsAnswer } from './settings.ts';

/** The largest file of a logo that is taken in, in bytes. */
export const maxLogoBytes = 5 * 1024 * 1024;

export const uploadLogo = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/logo',
  auth: 'bearer',
  summary: 'Gives a business its logo, in place of an earlier one.',
  description:
    'The body is the file. It is judged by its content, cropped to what is not empty, and kept as a PNG of at most 480 by 160 pixels ' +
    'without metadata, on a ground of its own where it was see-through, so that it is legible on light and dark pages. Of a moving ' +
    'image the first picture stays.',
  params: z.strictObject({ id: Id }),
  body: bytes('image/png', 'image/jpeg', 'image/webp'),
  responses: { 200: SettingsAnswer },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.business.feature_not_included',
    'error.business.logo_too_large',
    'error.business.logo_unreadable',
    'file.upload.too_large',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
