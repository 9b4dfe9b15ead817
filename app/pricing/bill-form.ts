import { BusinessName } from '@sigillum/api-contracts/business/schemas.ts';
import { BillingAddress } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import * as z from 'zod';

/** Where bills go, as it is typed: what is empty is absent. */
export const BillForm = z.object(BillingAddress.shape);

/** Of a person without a business, which is founded by the purchase. */
export const FoundingForm = BillForm.extend({ name: BusinessName, gtc: z.literal('true', { error: 'required' }) });

export type Bill = z.infer<typeof BillingAddress> & { name?: string };
