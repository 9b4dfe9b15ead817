import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Email, Language } from '../schemas.ts';
import { SignUpFlow } from './schemas.ts';

export const requestConfirmation = defineEndpoint({
  method: 'POST',
  path: '/v1/request-confirmation',
  auth: 'none',
  summary: 'Sends a mail with a link that confirms an e-mail address, the first step of signing up.',
  description:
    'The answer, and the work behind it, is the same whether the address has an account or not; its owner then gets a mail that says so. ' +
    'The link lives 24 hours and leads to /signup/confirm, with flow `eidplus` (sign-up with the Swiss E-ID) to /signup/flows/eidplus/confirm; then ' +
    'POST /v1/register makes the same account in every flow. At most 5 mails an hour go to one address, and 200 an hour for one IP address.',
  body: z.strictObject({ email: Email, flow: SignUpFlow.default('free'), lang: Language.default('en') }),
  responses: { 200: Acknowledgement },
  problems: [],
  ownTransaction: true,
});
