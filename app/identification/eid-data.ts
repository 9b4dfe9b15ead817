import { EidData as Written } from '@sigillum/api-contracts/user/eid-data.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import { parseDateText } from '@sigillum/design-system';
import * as z from 'zod';
import { identificationMessages as messages } from './messages.ts';

/** Kinds of identity documents that an identification accepts. */
export const identityDocuments = Written.shape.documentType.options;

/** A day as people type it, to an ISO date. */
const Day = z.string().transform((typed, context) => {
  const day = parseDateText(typed);
  if (day === undefined) context.addIssue({ code: 'custom', message: messages.eidDateWrong.id });
  return day ?? z.NEVER;
});

/** Letters and digits, as in the machine-readable zone (ICAO 9303); blanks and small letters are how people write them down. */
const DocumentNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{4,20}$/, { message: messages.eidNumberWrong.id }));

/**
 * What a trust service compares with an identity document before it issues a qualified certificate: who the person is, and by which
 * document that is proved (ETSI TS 119 461, attributes and evidence).
 * @param today ISO date; a document that ends today is still valid.
 */
export const describeEidData = (today: string) =>
  z.object({
    givenNames: line(100).min(1),
    familyName: line(100).min(1),
    birthDate: Day.refine((day) => day < today, { message: messages.eidBirthFuture.id }),
    /** ISO 3166-1 alpha-2. */
    nationality: z.custom<string>(
      (value) =>
        z
          .string()
          .regex(/^[A-Z]{2}$/)
          .safeParse(value).success,
      'choice',
    ),
    documentType: z.custom<(typeof identityDocuments)[number]>(
      (value) => identityDocuments.some((one) => one === value),
      'choice',
    ),
    documentNumber: DocumentNumber,
    documentExpiry: Day.refine((day) => day >= today, { message: messages.eidExpired.id }),
  });
export type EidData = z.output<ReturnType<typeof describeEidData>>;

/** What an earlier identification may have fixed (attribute `immutableEidFields`). */
export type FixedEidField = 'givenNames' | 'familyName' | 'birthDate' | 'nationality';
