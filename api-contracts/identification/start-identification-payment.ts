import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Currency } from '../pricing/plan-schemas.ts';
import { Country } from '../pricing/subscription-schemas.ts';
import { Legislation } from '../schemas.ts';
import { IdentPaymentStart, PaidKind } from './payment-schemas.ts';

export const startIdentificationPayment = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/payments',
  auth: 'bearer',
  summary: 'Begins to pay once for an identification of the caller that nobody else pays for.',
  description:
    'Answers what is charged, with the tax of the country, and what the provider’s fields need. Nothing is charged before they are ' +
    'confirmed. Begun again with the same wish it answers the same payment; another currency or country replaces it. Paid once, the ' +
    'way is started as any other; the money goes back by itself where the identification never takes place.',
  body: z.strictObject({ legislation: Legislation, kind: PaidKind, currency: Currency, country: Country }),
  responses: { 200: IdentPaymentStart },
  problems: [
    'error.identification.not_offered',
    'error.identification.already_known',
    'error.identification.covered',
    'error.identification.paid_already',
    'error.identification.mobile_missing',
    'error.billing.not_sold',
    'error.billing.unavailable',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
