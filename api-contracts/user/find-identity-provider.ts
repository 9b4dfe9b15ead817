import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Instant } from '../schemas.ts';

export const findIdentityProvider = defineEndpoint({
  method: 'POST',
  path: '/v1/identity_providers',
  auth: 'none',
  summary: 'Begins a login at the organisation of an e-mail address: answers the address of its identity provider.',
  description:
    'Only the domain counts: whether the address has an account is neither looked up nor told. The browser comes back to /sso/callback, or to the address of the organisation below it; what it ' +
    'brings goes to POST /v1/identity_providers/answer together with `binding`, which stays with the browser that began. Lives 10 minutes. ' +
    'At most 100 in 10 minutes from one IP address. OpenID Connect; SAML is not built.',
  body: z.strictObject({ email: Email }),
  responses: {
    200: z.object({
      /** Where to send the browser. */
      url: z.url(),
      /** Our addition: a secret that ties the answer to this browser. Keep it in an HttpOnly cookie, never in an address. */
      binding: z.string(),
      /** When the login must be finished. */
      expiration: Instant,
    }),
  },
  problems: [
    'error.user.identity_provider_missing',
    'error.user.identity_provider_misconfigured',
    'error.user.identity_provider_unavailable',
  ],
  ownTransaction: true,
});
