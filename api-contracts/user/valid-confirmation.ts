import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Instant, Language } from '../schemas.ts';
import { SignUpFlow } from './schemas.ts';

export const validConfirmation = defineEndpoint({
  method: 'POST',
  path: '/v1/valid-confirmation',
  auth: 'none',
  summary:
    'Confirms an e-mail address by the token of the mailed link, which from then on is good for POST /v1/register.',
  description:
    'May be repeated until the registration: mail scanners open links too, and people click twice. The link ends 24 hours ' +
    'after the mail.',
  body: z.strictObject({ token: z.string().min(1).max(200), language: Language.optional() }),
  responses: {
    200: z.object({
      email: Email,
      flow: SignUpFlow,
      language: Language,
      /** For POST /v1/register: the token of the link, confirmed now. */
      token: z.string(),
      expiration: Instant,
    }),
  },
  problems: ['error.user.confirmation_invalid'],
  ownTransaction: true,
});
