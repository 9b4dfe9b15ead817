import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';

export const Datetime = z.object({
  /** The server's time. */
  datetime: Instant,
});
export type Datetime = z.infer<typeof Datetime>;

/** A mail that stayed in the local outbox. */
export const OutboxEntry = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  /** Which mail it is, e.g. invitation. */
  template: z.string(),
  locale: z.string(),
  created_at: Instant,
});
export const OutboxList = z.object({ mails: z.array(OutboxEntry) });
export type OutboxList = z.infer<typeof OutboxList>;

export const OutboxMail = OutboxEntry.extend({
  html: z.string(),
  text: z.string(),
  /** What goes along; a mail server gets the files themselves. */
  attachments: z.array(z.object({ filename: z.string(), size: z.number().int() })),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/** Opens the outbox to another machine; printed when the server starts. */
export const OutboxQuery = z.strictObject({ secret: z.string().max(100).optional() });

/** People whose address may be meant, best first. */
export const EmailSuggestions = z.object({
  suggestions: z.array(z.object({ email: Email, first_name: z.string().nullable(), last_name: z.string().nullable() })),
});
export type EmailSuggestions = z.infer<typeof EmailSuggestions>;

/** The surveys by their names in docs/specification/dialogs.tsv, each with what its scale goes from and to. */
export const surveyScales = {
  transactional: { least: 1, greatest: 5 },
  relationship: { least: 0, greatest: 10 },
} as const;
export const Survey = z.enum(['transactional', 'relationship']);
export type Survey = z.infer<typeof Survey>;

/** Which survey may be shown now, if any. */
export const DueSurvey = z.object({ survey: Survey.nullable() });
export type DueSurvey = z.infer<typeof DueSurvey>;
