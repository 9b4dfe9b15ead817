import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../schemas.ts';
import { DirectUser, PersonName } from './schemas.ts';

export const updateUserDirectly = defineEndpoint({
  method: 'PUT',
  path: '/v1/direct/user',
  auth: 'basic',
  summary: 'Changes the visitor’s language, and the name as the visitor states it.',
  description:
    'The stated name is shown on the pages and in the mark of a simple signature, and stands in the evidence and the report beside the one ' +
    'that the inviter gave; the certificate never carries it. An empty name, or the inviter’s own, takes the statement back. Only while ' +
    'the signature is open. Whoever was identified for it has the name of the document.',
  body: z.strictObject({
    lang: Language.optional(),
    firstName: PersonName.or(z.literal('')).optional(),
    lastName: PersonName.or(z.literal('')).optional(),
  }),
  responses: { 200: DirectUser },
  problems: ['error.sr.not_open', 'error.sr.withdrawn', 'error.user.field_fixed'],
});
