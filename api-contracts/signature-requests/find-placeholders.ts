import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { FoundPlaceholders, PlaceholderWords } from './placeholder-schemas.ts';

export const findPlaceholders = defineEndpoint({
  isBeyondSpecification: true,
  method: 'GET',
  path: '/v3/signature-requests/{id}/placeholders',
  auth: 'bearer',
  summary: 'Finds where the text of a draft’s documents says that people are to sign or fill something in.',
  description:
    'What stands in double braces, `{{sign:Tenant}}` or `{{text:Tenant:Company}}`, and words of the caller’s own. 500 placeholders on 300 pages ' +
    'at most. Nothing is changed. Text in pictures is not found: pages without text are named.',
  params: requestParams,
  query: z.strictObject({ words: PlaceholderWords.default('') }),
  responses: { 200: FoundPlaceholders },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.not_draft', 'file.pdf.workers_busy'],
});
