import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant, Language } from '../schemas.ts';

export const answerIdentityProvider = defineEndpoint({
  method: 'POST',
  path: '/v1/identity_providers/answer',
  auth: 'none',
  isBeyondSpecification: true,
  summary: 'Finishes a login at an identity provider: exchanges what the browser brought back for an access token.',
  description:
    'An answer works once, for the browser that began. The same answer again within 30 seconds (a double click) gets a token of its own for the ' +
    'same account, without asking the provider again. A person who is here for the first time gets an account that is still to be set up: ' +
    '`attributes.ssoSetupPending`, POST /v1/user/sso-setup. An account with a second factor of its own gets the problem error.two_step.needed, as at ' +
    'POST /v1/login.',
  body: z.strictObject({
    /** The query of the redirect address as it arrived, without the question mark. */
    answer: z.string().max(8000),
    /** The organisation whose redirect address it was; missing at /sso/callback. */
    business: z.string().max(100).optional(),
    /** From POST /v1/identity_providers. */
    binding: z.string().max(200),
    /** The language of a new account whose provider names none. */
    lang: Language.optional(),
  }),
  responses: {
    200: z.object({
      token: z.string(),
      expiration: Instant,
      /** Whether the account still has to be set up. */
      isSetupPending: z.boolean(),
    }),
  },
  problems: [
    'error.user.sso_answer_invalid',
    'error.user.sso_cancelled',
    'error.user.sso_address_foreign',
    'error.user.sso_address_unverified',
    'error.user.sso_address_taken',
    'error.user.identity_provider_misconfigured',
    'error.user.identity_provider_unavailable',
    'error.two_step.needed',
  ],
  ownTransaction: true,
});
