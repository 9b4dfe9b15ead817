import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Instant } from '../schemas.ts';
import { Password } from './schemas.ts';

export const login = defineEndpoint({
  method: 'POST',
  path: '/v1/login',
  auth: 'none',
  summary: 'Exchanges e-mail address and password for an access token that lives 24 hours.',
  description:
    'An unknown address and a wrong password get the same answer after the same work. In 15 minutes at most 10 failures for an address from ' +
    'one IP address, 100 for an address, and 100 from one IP address. An account with a second factor gets no token, but the problem error.two_step.needed ' +
    'with `challenge`, `expiration` and `methods` in its `details`, for POST /v1/login/second-step. An Idempotency-Key has no effect: each login is a token of its own, ' +
    'and a token is never stored in readable form.',
  body: z.strictObject({
    email: Email,
    password: Password,
    /** Set by the app on the login right after a registration; accepted for compatibility, without effect. */
    first_login: z.boolean().optional(),
  }),
  responses: { 200: z.object({ token: z.string(), expiration: Instant }) },
  problems: ['error.auth.credentials_invalid', 'error.user.login_locked', 'error.two_step.needed'],
  ownTransaction: true,
});
