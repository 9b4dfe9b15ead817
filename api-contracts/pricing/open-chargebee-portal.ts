import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';

/** The provider's own object, of which embedded pages want all; whoever is led there needs `access_url`. */
const ChargebeeSession = z.object({
  id: z.string(),
  token: z.string(),
  access_url: z.string(),
  status: z.string(),
  created_at: z.int(),
  expires_at: z.int().nullish(),
  customer_id: z.string(),
});
export type ChargebeeSession = z.infer<typeof ChargebeeSession>;

export const openChargebeePortal = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/chargebee/portal_session',
  auth: 'bearer',
  summary: 'Opens the pages of the provider with whom long-standing customers pay; for administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ portal_session: ChargebeeSession }) },
  problems: subscriptionProblems,
  ownTransaction: true,
});
