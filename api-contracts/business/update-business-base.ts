import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id, Instant } from '../schemas.ts';
import { Business, BusinessName, Phone } from './schemas.ts';

export const updateBusinessBase = defineEndpoint({
  method: 'PUT',
  path: '/v2/businesses/{id}/base',
  auth: 'bearer',
  summary: 'Changes name, e-mail address and phone number of a business; for administrators.',
  description:
    'The specification names the call and not its body: we take these three, all of them. `updated_at` is the one that was read: whoever ' +
    'changed the business since then is not overwritten.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ name: BusinessName, email: Email, phone: Phone.nullable(), updated_at: Instant }),
  responses: { 200: Business },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.changed_meanwhile'],
});
