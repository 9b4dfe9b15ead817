import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/logo/{version}',
  auth: 'none',
  summary: 'The logo of a business, as its settings name it.',
  description:
    'For mails, pages and readers without account. Each image has a version of its own, its hash, and never changes.',
  params: z.strictObject({ id: Id, version: z.string().regex(/^[0-9a-f]{64}$/, { message: 'format' }) }),
  responses: { 200: bytes('image/png') },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
