import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Country, PaymentSetup } from './subscription-schemas.ts';

export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/stripe_setup_intent',
  auth: 'bearer',
  summary: 'Begins to take a means of payment for a business; for administrators.',
  description: 'Nothing is charged by it. The answer opens the payment provider’s fields in the page.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ country: Country }),
  responses: { 200: PaymentSetup },
  problems: ['error.not_found', 'error.business.admins_only', 'error.billing.not_sold', 'error.billing.unavailable'],
  ownTransaction: true,
});
