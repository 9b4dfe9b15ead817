import * as z from 'zod';

/** Enumerations and shapes that several areas share (wire shapes, Enumerations). */
export const Id = z.uuid();
/** ISO 8601 in UTC with milliseconds, e.g. 2026-11-21T08:37:13.000Z. */
export const Instant = z.iso.datetime({ precision: 3 });
/** E-mail pattern of the specification, section 5: letters, digits, _ ' + - . before @, a TLD of two or more letters. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[\p{L}\p{N}_'+.-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u, { message: 'email' });
/** The two-letter language of mails and direct sign; locales of the app map onto it. */
export const Language = z.enum(['en', 'de', 'fr', 'it']);
export const Quality = z.enum(['SES', 'AES', 'AES_MINIMAL', 'QES', 'DEMO', 'PART11']);
export const Legislation = z.enum(['ZERTES', 'EIDAS']);

export type Language = z.infer<typeof Language>;
export type Quality = z.infer<typeof Quality>;
export type Legislation = z.infer<typeof Legislation>;

/** The answer of a changing call that has nothing else to say. */
export const Acknowledgement = z.object({ ok: z.literal(true) });
