import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { ApiUser, ApiUserParams } from './api-user.ts';

export const resetCallbackSecret = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/apis/{username}/callback-secret',
  auth: 'bearer',
  summary: 'Makes another secret that signs the callbacks of an API user; for administrators of its business.',
  description:
    'The secret is in this answer and nowhere else, also not under an idempotency key. For 24 hours callbacks are signed with the one ' +
    'before, too: the header webhook-signature then has both, with a blank between. With `updatedAt`, what another administrator has ' +
    'changed since is not overwritten.',
  params: ApiUserParams,
  body: z.strictObject({ updatedAt: Instant.optional() }),
  responses: { 200: ApiUser.extend({ callbackSecret: z.string() }) },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
