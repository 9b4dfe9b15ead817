import { Email } from '@sigillum/api-contracts/schemas.ts';
import { line, prose, textLimits } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';

/** The fields of the contact form. The value of each tick is what stands beside it: the very words that the person agreed to. */
export const ContactForm = z.object({
  firstName: line(100).min(1),
  lastName: line(100).min(1),
  email: Email,
  company: line(200).optional(),
  message: prose(textLimits.comment).min(1),
  consent: line(1000)
    .default('')
    .refine((words) => words !== '', { error: 'platform.contact.consent-missing' }),
  news: line(1000).optional(),
});
