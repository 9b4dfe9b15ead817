import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ApiDescription, ApiEnvironment, ApiKeyDays, ApiScopes, ApiUserWithSecrets } from './api-user.ts';

export const createApiUser = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/apis',
  auth: 'bearer',
  summary: 'Makes an account for a program that acts for the business; for its administrators.',
  description:
    'The key is in this answer and nowhere else, also not under an idempotency key: of a call that is repeated, each makes another API ' +
    'user. Without `environment` it is one for tests; without `scopes` it may read, send and seal; without `keyDays` its key has no end. ' +
    'So is the secret by which its program tells that a callback is ours (Standard Webhooks, `whsec_`). When a key that lives longer than 14 days has so many ' +
    'left, the administrators are told by mail.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    description: ApiDescription,
    environment: ApiEnvironment.default('DEMO'),
    scopes: ApiScopes.default(['read', 'send', 'seal']),
    keyDays: ApiKeyDays.default(null),
  }),
  responses: { 201: ApiUserWithSecrets },
  problems: ['error.business.admins_only', 'error.business.feature_not_included', 'error.api_user.too_many'],
  ownTransaction: true,
});
