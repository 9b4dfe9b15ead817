import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';

export const openCustomerPortal = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/stripe/cpsession',
  auth: 'bearer',
  summary: 'The address of the payment provider’s pages, where cards and bills are looked after; for administrators.',
  description: 'Lives for minutes: ask at each click. `redirectUrl` leads back, to a page of this service alone.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ redirectUrl: z.string().max(2000).optional() }),
  responses: { 200: z.object({ url: z.string() }) },
  problems: subscriptionProblems,
});
