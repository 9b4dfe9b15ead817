import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const getReferralCode = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/subscriptions/coupons/referral_code',
  auth: 'bearer',
  summary: 'The code of the recommendation that led the caller here, to go with a purchase; for administrators.',
  description: 'Null where nobody recommended this service (POST /v1/user/cello keeps it).',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ referralCode: z.string().nullable() }) },
  problems: ['error.not_found', 'error.business.admins_only'],
});
