import { tidyPhone } from '@sigillum/api-contracts/tidy-phone.ts';
import * as z from 'zod';

/**
 * A mobile number as people write it (+41 79 123 45 67, 0041 79 …), to digits with country code and without +. A single leading zero
 * is a national number, whose country nobody could guess.
 */
export const MobileNumber = z
  .string()
  .transform((typed) => tidyPhone(typed).replace(/^(?:\+|00)/, ''))
  .pipe(z.string().regex(/^[1-9]\d{6,14}$/, { message: 'mobile' }));

/** Digits with country code, as people write it. */
export const formatMobile = (digits: string): string => `+${digits}`;
