import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Email, Language } from '../schemas.ts';

export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/v1/request-reset',
  auth: 'none',
  summary: 'Sends a mail with a link that sets a new password.',
  description:
    'The answer, and the work behind it, is the same whether the address has an account or not; without one the mail says so to its owner. ' +
    'The link works once and for one hour; a new one ends those before it. At most 5 mails an hour go to one address, and 200 an hour for one IP address.',
  body: z.strictObject({
    email: Email,
    /** Of the mail. Our addition. */
    lang: Language.default('en'),
  }),
  responses: { 200: Acknowledgement },
  problems: [],
  ownTransaction: true,
});
