import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Country, PaymentSetup } from './subscription-schemas.ts';

export const startDirectPayment = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/direct_upgrade/stripe_setup_intent',
  auth: 'bearer',
  summary: 'Begins to take a means of payment of a person without a business.',
  description: 'The specification names no body: we take the country, on which the tax depends.',
  body: z.strictObject({ country: Country }),
  responses: { 200: PaymentSetup },
  problems: ['error.business.already_member', 'error.billing.not_sold', 'error.billing.unavailable'],
  ownTransaction: true,
});
