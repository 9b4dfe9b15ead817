import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const getReferralLink = defineEndpoint({
  method: 'GET',
  path: '/v1/user/referral-link',
  auth: 'bearer',
  summary: 'The link by which the caller recommends this service.',
  description:
    'Null where recommendations are not rewarded, where the business of the caller has not settled so, and while the referral service ' +
    'cannot be asked.',
  responses: { 200: z.object({ link: z.string().nullable() }) },
  problems: [],
  isBeyondSpecification: true,
});
