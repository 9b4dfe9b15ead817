import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { purchaseProblems } from './purchase-problems.ts';
import { Purchase, PurchaseResult } from './subscription-schemas.ts';

export const upgradeSubscription = defineEndpoint({
  method: 'PUT',
  path: '/v2/businesses/{id}/subscriptions/upgrade',
  auth: 'bearer',
  summary: 'Buys a plan for a business, or another one than it has; for administrators.',
  description:
    'Charged at once with the means of payment that was given. A purchase that the bank wants confirmed or declines is answered with 200, too: ' +
    '`state` says which, and nothing is bought. Called again for the same plan meanwhile it answers how the purchase stands.',
  params: z.strictObject({ id: Id }),
  body: Purchase,
  responses: { 200: PurchaseResult },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    ...purchaseProblems,
    'error.billing.removal_pending',
    'error.billing.payment_missing',
    'error.billing.address_missing',
    'error.billing.under_way',
  ],
  ownTransaction: true,
});
