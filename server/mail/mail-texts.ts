import type { ReactNode } from 'react';
import { elide, elideParts } from '@sigillum/api-contracts/elision.ts';
import type { MailLocale } from './mail.ts';
import { markTexts, openIntl } from './open-intl.ts';
import deCh from './messages/de-ch.json' with { type: 'json' };
import enGb from './messages/en-gb.json' with { type: 'json' };
import frCh from './messages/fr-ch.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

/** Every text of the mails. */
export type MailMessageId = keyof typeof enGb;

const messages = markTexts<MailMessageId>({ 'en-gb': enGb, 'de-ch': deCh, 'fr-ch': frCh, it });

/** The texts of one locale, with dates shown in one zone. */
export type MailTexts = {
  locale: MailLocale;
  /** Language tag for HTML, e.g. de-CH. */
  tag: string;
  format(id: MailMessageId, values?: Record<string, string | number>): string;
  /** The same with elements as values. */
  formatRich(id: MailMessageId, values: Record<string, ReactNode>): ReactNode;
  /** Day and time with the zone's name, e.g. 21 November 2026 at 09:37 CET. */
  formatDate(date: Date): string;
};

/** Opens the texts of a locale. */
export function openMailTexts(locale: MailLocale, zone: string): MailTexts {
  const intl = openIntl(locale, messages[locale], zone);
  return {
    locale,
    tag: intl.locale,
    format: (id, values) => elide(intl.formatMessage({ id }, values)),
    formatRich: (id, values) => {
      const text = intl.formatMessage({ id }, values) as ReactNode;
      return Array.isArray(text) ? elideParts(text) : text;
    },
    formatDate: (date) =>
      intl.formatDate(date, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }),
  };
}
