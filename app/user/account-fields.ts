import { Password, PersonName } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';

/**
 * A checkbox for terms: sent as `true` when ticked, else absent. The default keeps the rule alive for the absent one, for
 * zod forgives everything about absent optional fields.
 */
export const Acceptance = z
  .string()
  .default('')
  .refine((value) => value === 'true', { error: 'error.user.terms_not_accepted' });

/** What the last page of a sign-up asks for. */
export const AccountFields = z.object({
  firstName: PersonName,
  lastName: PersonName,
  password: Password,
  gtc: Acceptance,
  celloUCC: z.string().max(200).optional(),
});
export type AccountFields = z.infer<typeof AccountFields>;
