import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';
import { Password } from '../user/schemas.ts';

/** How long a deleted business can be brought back. */
export const revocableDays = 30;

export const deleteBusiness = defineEndpoint({
  method: 'DELETE',
  path: '/v2/businesses/{id}',
  auth: 'bearer',
  summary: `Deletes a business; for ${revocableDays} days an administrator can bring it back.`,
  description:
    'For administrators, who type its name and prove themselves as for deleting an account: by the password, or by a login at their ' +
    'organisation of the last ten minutes. Everybody in it is told by mail and has a plain account from then on. After the term, requests that ' +
    'are open are withdrawn and drafts erased; what was signed stays with its people.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ name: z.string().trim().max(200), password: Password.optional() }),
  responses: { 200: z.object({ revocable_until: Instant }) },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.business.name_mismatch',
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.user.login_too_old',
  ],
  ownTransaction: true,
});
