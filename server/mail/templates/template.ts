import type { MailTemplate, MailValues } from '../mail.ts';
import type { MailTexts } from '../mail-texts.ts';
import type { Part } from './parts.ts';

/** Writes what stands between the greeting and the footer of one kind of mail. */
export type Template<Name extends MailTemplate> = (texts: MailTexts, values: MailValues[Name]) => Part;
