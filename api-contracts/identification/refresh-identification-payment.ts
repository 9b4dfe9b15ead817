import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentPayment } from './payment-schemas.ts';

export const refreshIdentificationPayment = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/payments/{id}/refresh',
  auth: 'bearer',
  summary: 'Asks the payment provider how a payment of the caller stands now.',
  description: 'A page asks so after the bank’s confirmation, so that nobody waits to be told.',
  params: z.strictObject({ id: Id }),
  responses: { 200: IdentPayment },
  problems: ['error.not_found', 'error.billing.unavailable'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
