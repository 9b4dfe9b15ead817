import { cleanLine } from '../mail/clean-text.ts';
import type { MailLocale } from '../mail/mail.ts';

/** What each message says; the title is text that people entered. */
export type SmsValues = { tan: { tan: string; title: string } };
export type SmsTemplate = keyof SmsValues;

/** Short enough for two messages on the wire, in any script. */
const mostOfTitle = 40;

const texts: Readonly<Record<MailLocale, (tan: string, title: string) => string>> = {
  'en-gb': (tan, title) => `${tan} is your code to sign “${title}”. Valid for 10 minutes. Never tell it to anybody.`,
  'de-ch': (tan, title) =>
    `${tan} ist Ihr Code zum Unterschreiben von «${title}». Gültig während 10 Minuten. Geben Sie ihn niemandem bekannt.`,
  'fr-ch': (tan, title) =>
    `${tan} est votre code pour signer «${title}». Valable 10 minutes. Ne le communiquez à personne.`,
  it: (tan, title) => `${tan} è il Suo codice per firmare «${title}». Valido 10 minuti. Non lo comunichi a nessuno.`,
};

/** Writes a message; what people entered is cleaned and cut. */
export const writeSms = (locale: MailLocale, _template: SmsTemplate, { tan, title }: SmsValues['tan']): string =>
  texts[locale](tan, cleanLine(title, mostOfTitle));
