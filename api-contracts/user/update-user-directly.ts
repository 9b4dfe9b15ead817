import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../schemas.ts';
import { DirectUser, PersonName } from './schemas.ts';

export const updateUserDirectly = defineEndpoint({
  method: 'PUT',
  path: '/v1/direct/user',
  auth: 'basic',
  summary: 'Changes the visitor’s language, and a name that the inviter left open.',
  description:
    'A name that the inviter gave identifies the signer in the evidence and stays; sending the same value is fine. Only while the signature is open.',
  body: z.strictObject({
    lang: Language.optional(),
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
  }),
  responses: { 200: DirectUser },
  problems: ['error.user.name_fixed', 'error.sr.not_open', 'error.sr.withdrawn'],
});
