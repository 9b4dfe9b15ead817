import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Why a password is refused; the first that applies. */
export const PasswordCode = z.enum(['too_short', 'too_common', 'breached', 'contains_personal_data', 'too_weak']);
export type PasswordCode = z.infer<typeof PasswordCode>;

/** Fewest characters of a password. */
export const passwordMinLength = 12;

export const checkPassword = defineEndpoint({
  method: 'POST',
  path: '/v1/check-password',
  auth: 'none',
  summary:
    'Judges a password before it is used: length, common and leaked passwords, the person’s own data, guessability.',
  description:
    'At least 12 characters; not one of the common passwords nor of those that thieves have published; without the given e-mail address and names (of four letters or more), nor made of their parts; zxcvbn score 3 or more. ' +
    'No rule about kinds of characters. Nothing is stored.',
  body: z.strictObject({
    /** A password that is longer than 128 characters is refused as not valid. */
    password: z.string().max(128),
    email: z.string().max(254).optional(),
    firstName: z.string().max(100).optional(),
    lastName: z.string().max(100).optional(),
  }),
  responses: {
    200: z.object({
      validPassword: z.boolean(),
      /** Null when the password is valid. */
      code: PasswordCode.nullable(),
      /** Guessability from 0 (at once) to 4 (strong), for a meter. Our addition. */
      strength: z.number().int().min(0).max(4),
    }),
  },
  problems: [],
  ownTransaction: true,
});
