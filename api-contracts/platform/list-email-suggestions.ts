import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { EmailSuggestions } from './schemas.ts';

/** Most people that are suggested at once. */
export const mostEmailSuggestions = 8;

export const listEmailSuggestions = defineEndpoint({
  method: 'GET',
  path: '/v1/email_input_autocomplete',
  auth: 'bearer',
  summary: 'Suggests people while an e-mail address is typed.',
  description:
    `At most ${mostEmailSuggestions} people whose address, or first or last name, begins with \`input\`: those whom the caller has invited to ` +
    'sign or to observe, last invited first, then the colleagues of the caller’s business. Nobody else’s address is told. The answer’s ' +
    'shape is our choice: the specification is silent.',
  query: z.strictObject({ input: line(254).min(1) }),
  responses: { 200: EmailSuggestions },
  problems: [],
});
