import { cleanLine } from '../mail/clean-text.ts';
import type { MailLocale } from '../mail/mail.ts';

/** What each message says; the title is text that people entered. */
export type SmsValues = { tan: { tan: string; title: string }; phone: { code: string } };
export type SmsTemplate = keyof SmsValues;

/** Short enough for two messages on the wire, in any script. */
const mostOfTitle = 40;

type Write<Template extends SmsTemplate> = (values: SmsValues[Template]) => string;

const texts: Readonly<Record<MailLocale, { [Template in SmsTemplate]: Write<Template> }>> = {
  'en-gb': {
    tan: ({ tan, title }) => `${tan} is your code to sign “${title}”. Valid for 10 minutes. Never tell it to anybody.`,
    phone: ({ code }) =>
      `${code} is your code to confirm this mobile number. Valid for 10 minutes. Never tell it to anybody.`,
  },
  'de-ch': {
    tan: ({ tan, title }) =>
      `${tan} ist Ihr Code zum Signieren von «${title}». Gültig während 10 Minuten. Geben Sie ihn niemandem bekannt.`,
    phone: ({ code }) =>
      `${code} ist Ihr Code zum Bestätigen dieser Mobilnummer. Gültig während 10 Minuten. Geben Sie ihn niemandem bekannt.`,
  },
  'fr-ch': {
    tan: ({ tan, title }) =>
      `${tan} est votre code pour signer «\u202f${title}\u202f». Valable 10 minutes. Ne le communiquez à personne.`,
    phone: ({ code }) =>
      `${code} est votre code pour confirmer ce numéro. Valable 10 minutes. Ne le communiquez à personne.`,
  },
  it: {
    tan: ({ tan, title }) =>
      `${tan} è il Suo codice per firmare «${title}». Valido 10 minuti. Non lo comunichi a nessuno.`,
    phone: ({ code }) =>
      `${code} è il Suo codice per confermare questo numero. Valido 10 minuti. Non lo comunichi a nessuno.`,
  },
};

/** Writes a message; what people entered is cleaned and cut. */
export function writeSms<Template extends SmsTemplate>(
  locale: MailLocale,
  template: Template,
  values: SmsValues[Template],
): string {
  const cleaned = 'title' in values ? { ...values, title: cleanLine(values.title, mostOfTitle) } : values;
  return texts[locale][template](cleaned);
}
