import { markElisions } from '@sigillum/api-contracts/elision.ts';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';
import type { MailLocale } from './mail.ts';

// What Intl calls the locales: Italian is written for Switzerland too.
const tags: Readonly<Record<MailLocale, string>> = {
  'en-gb': 'en-GB',
  'de-ch': 'de-CH',
  'fr-ch': 'fr-CH',
  it: 'it-CH',
};

const cache = createIntlCache();

const mark = <Id extends string>(texts: Record<Id, string>, language: 'fr' | 'it') =>
  Object.fromEntries(Object.entries<string>(texts).map(([id, text]) => [id, markElisions(text, language)])) as Record<
    Id,
    string
  >;

/** Texts of all languages, those in French and Italian marked for their elisions (api-contracts/elision.ts). */
export const markTexts = <Id extends string>(
  texts: Readonly<Record<MailLocale, Record<Id, string>>>,
): Readonly<Record<MailLocale, Record<Id, string>>> => ({
  ...texts,
  'fr-ch': mark(texts['fr-ch'], 'fr'),
  it: mark(texts.it, 'it'),
});

/** Messages of a locale as they are spoken, with dates shown in one zone. A text that lacks a value is a fault. */
export function openIntl(locale: MailLocale, messages: Readonly<Record<string, string>>, timeZone: string): IntlShape {
  const onError = (error: Error) => {
    throw error;
  };
  return createIntl({ locale: tags[locale], messages, timeZone, onError }, cache);
}
