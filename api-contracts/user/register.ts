import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id, Language } from '../schemas.ts';
import { line } from '../text.ts';
import { Password, PersonName, SignUpFlow } from './schemas.ts';

export const register = defineEndpoint({
  method: 'POST',
  path: '/v1/register',
  auth: 'none',
  summary:
    'Creates the account of a confirmed e-mail address. The token comes from POST /v1/valid-confirmation and works once.',
  description:
    'Requests that the address was invited to, as signer or observer, belong to the new account at once. Log in with POST /v1/login afterwards; ' +
    'in the flow `business` create the business then with POST /v2/businesses.',
  body: z.strictObject({
    token: z.string().min(1).max(400),
    firstName: PersonName,
    lastName: PersonName,
    password: Password,
    lang: Language,
    /** Acceptance of the terms of use; anything but true is refused. */
    gtc: z.boolean(),
    /** The code of a recommendation, kept with the account. */
    celloUCC: line(200).optional(),
  }),
  responses: { 201: z.object({ id: Id, email: Email, flow: SignUpFlow }) },
  problems: ['error.user.confirmation_invalid', 'error.user.password_weak', 'error.user.terms_not_accepted'],
  ownTransaction: true,
});
