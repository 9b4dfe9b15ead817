import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { BillingAddress, KeptBilling } from './subscription-schemas.ts';

export const updateBilling = defineEndpoint({
  method: 'PUT',
  path: '/v2/businesses/{id}/billing',
  auth: 'bearer',
  summary: 'Keeps where bills of a business go, and its VAT number; for administrators.',
  description:
    'The specification names the fields of the answer alone (section 3): we take all of them. A number must be one of the country of the ' +
    'address, and known to the register where it can be asked.',
  params: z.strictObject({ id: Id }),
  body: BillingAddress.strict(),
  responses: { 200: KeptBilling },
  problems: ['error.not_found', 'error.business.admins_only', 'error.billing.vat_invalid', 'error.billing.vat_unknown'],
  ownTransaction: true,
});
