import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../schemas.ts';
import { PersonName, User } from './schemas.ts';

export const completeSsoSetup = defineEndpoint({
  method: 'POST',
  path: '/v1/user/sso-setup',
  auth: 'bearer',
  isBeyondSpecification: true,
  summary: 'Sets up an account that a first login at an organisation has made: names, language, terms of use.',
  description: 'Answers the account unchanged when it is set up already, so that sending twice does no harm.',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    lang: Language,
    /** Acceptance of the terms of use; anything but true is refused. */
    gtc: z.boolean(),
  }),
  responses: { 200: User },
  problems: ['error.user.terms_not_accepted', 'error.user.field_fixed'],
});
