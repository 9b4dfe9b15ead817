import * as z from 'zod';
import { BusinessName } from '../business/schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { purchaseProblems } from './purchase-problems.ts';
import { BillingAddress, Purchase, PurchaseResult } from './subscription-schemas.ts';

export const confirmDirectUpgrade = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/direct_upgrade/confirm',
  auth: 'bearer',
  summary: 'Buys a plan for a person without a business.',
  description:
    'Once it is paid, a business is founded with the person as its administrator: a plan is always a business’s. `name` is its name, the ' +
    'person’s own unless told. The specification names no body: we take what is looked at before, and where bills go.',
  body: z.strictObject({
    ...Purchase.shape,
    name: BusinessName.optional(),
    billing: BillingAddress.strict(),
    gtc_accepted: z.boolean(),
    dpa_accepted: z.boolean().default(false),
  }),
  responses: { 200: PurchaseResult },
  problems: [
    'error.business.already_member',
    'error.user.terms_not_accepted',
    ...purchaseProblems,
    'error.billing.payment_missing',
    'error.billing.under_way',
    'error.billing.vat_invalid',
  ],
  ownTransaction: true,
});
