import * as z from 'zod';
import { uploadProblems } from '../documents/inputs.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { AcceptedPlaceholder, placeholderLimits, PlaceholderWords } from './placeholder-schemas.ts';
import { SignatureRequest } from './schemas.ts';

export const placePlaceholders = defineEndpoint({
  isBeyondSpecification: true,
  method: 'POST',
  path: '/v3/signature-requests/{id}/placeholders',
  auth: 'bearer',
  summary: 'Makes places of signatures and fields of placeholders in the text of a draft’s documents.',
  description:
    'With the words by which they were found. Each becomes an ordinary field or place, which can be moved and removed. Their words are covered in ' +
    'the colour of the page unless `cover` is false: the document then has a new version, and the evidence keeps the SHA-256 of the one before.',
  params: requestParams,
  body: z.strictObject({
    words: PlaceholderWords.default(''),
    accepted: z.array(AcceptedPlaceholder).min(1).max(placeholderLimits.placeholders),
    cover: z.boolean().default(true),
  }),
  ownTransaction: true,
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_draft',
    'error.sr.placement_outside_page',
    'error.field.rules',
    'error.placeholder.gone',
    'error.placeholder.too_many',
    ...uploadProblems,
  ],
});
