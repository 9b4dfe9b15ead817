import { applyAesForBusiness } from '@sigillum/api-contracts/business/apply-aes-for-business.ts';
import { Email, Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';

const { representative_name, representative_email, commercial_register } = applyAesForBusiness.body.shape;

/** What one of the forms of AES for Business asks for. One ticked domain comes as a text, none not at all. */
export const AesChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('apply'),
    representative_name,
    representative_email,
    commercial_register,
    domains: z.array(z.string()).or(z.string()),
  }),
  z.object({ intent: z.literal('end') }),
  z.object({ intent: z.literal('add-officer'), email: Email }),
  z.object({ intent: z.literal('remove-officer'), userId: Id }),
]);
