import * as z from 'zod';
import { pageProblems, scaleQuery } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { templateDocumentParams } from './schemas.ts';

export const getTemplatePage = defineEndpoint({
  method: 'GET',
  path: '/v3/templates/{id}/documents/{document_id}/pages/{n}',
  auth: 'bearer',
  summary: 'Shows a page of a template’s document as an image; it never changes and may be cached.',
  params: templateDocumentParams.extend({
    /** Page number from 0. */
    n: z.coerce.number<string | number>().int().min(0).max(1_000_000),
  }),
  query: scaleQuery,
  responses: { 200: bytes('image/webp') },
  problems: [...pageProblems.filter((key) => key !== 'error.sr.withdrawn')],
  isBeyondSpecification: true,
});
