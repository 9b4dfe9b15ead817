import * as z from 'zod';
import { line } from '../text.ts';

/** What stands in an identity document, as its person writes it down for whoever is to check it. Days are ISO dates. */
export const EidData = z.strictObject({
  givenNames: line(100).min(1),
  familyName: line(100).min(1),
  birthDate: z.iso.date(),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string().regex(/^[A-Z]{2}$/),
  documentType: z.enum(['passport', 'id-card', 'residence-permit']),
  /** Letters and digits, as in the machine-readable zone (ICAO 9303). */
  documentNumber: z.string().regex(/^[A-Z\d]{4,20}$/),
  documentExpiry: z.iso.date(),
});
export type EidData = z.infer<typeof EidData>;
