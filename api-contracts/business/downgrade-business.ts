import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';
import { Password } from '../user/schemas.ts';
import { revocableDays } from './delete-business.ts';

export const downgradeBusiness = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/downgrade',
  auth: 'bearer',
  summary: `Gives a business up for the free plan; for ${revocableDays} days an administrator can bring it back.`,
  description:
    'For administrators of a business that is in its trial or needs a plan, proved as for its deletion. Everybody in it is told by mail and ' +
    'has a plain account from then on. Requests stay with whoever sent them: open ones can go on being signed.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ password: Password.optional() }),
  responses: { 200: z.object({ revocable_until: Instant }) },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.business.plan_given',
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.user.login_too_old',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
