import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { User } from './schemas.ts';

export const accept = defineEndpoint({
  method: 'POST',
  path: '/v1/user/accept',
  auth: 'bearer',
  summary:
    'Accepts what waits for the caller: the terms of use, those of the trust service, an invitation to a business.',
  description:
    '`business_invite` answers the oldest open invitation: true joins the business, false declines. The flags that are given, ' +
    'and only those, all or none of them take effect.',
  body: z
    .strictObject({
      business_invite: z.boolean().optional(),
      gtc: z.literal(true).optional(),
      tou_swisscom: z.literal(true).optional(),
    })
    .refine((flags) => Object.keys(flags).length > 0, { message: 'empty' }),
  responses: { 200: User },
  problems: ['error.business.invitation_invalid', 'error.business.already_member', 'error.business.no_seat'],
});
