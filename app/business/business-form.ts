import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import * as z from 'zod';

const { name, phone } = createBusiness.body.shape;

/** What either form for a new business asks for. A checkbox that is not ticked is absent. */
export const BusinessForm = z.object({
  name,
  phone,
  gtc: z
    .string()
    .optional()
    .refine((value) => value === 'true', { error: 'error.user.terms_not_accepted' }),
});
