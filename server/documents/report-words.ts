import { elide } from '@sigillum/api-contracts/elision.ts';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import { chooseMailLocale } from '../mail/mail.ts';
import { markTexts, openIntl } from '../mail/open-intl.ts';
import deCh from './report-messages/de-ch.json' with { type: 'json' };
import enGb from './report-messages/en-gb.json' with { type: 'json' };
import frCh from './report-messages/fr-ch.json' with { type: 'json' };
import it from './report-messages/it.json' with { type: 'json' };

/** Every text of the report. */
export type ReportMessageId = keyof typeof enGb;

const messages = markTexts<ReportMessageId>({ 'en-gb': enGb, 'de-ch': deCh, 'fr-ch': frCh, it });

type Values = Record<string, string | number>;
type Change = NonNullable<
  NonNullable<SignatureReport['documents'][number]['verdict']>['signatures'][number]['changes']
>[number];

/** The words of the report in one language. */
export interface ReportWords {
  /** Language tag for HTML, e.g. de-CH. */
  tag: string;
  say(id: ReportMessageId, values?: Values): string;
  /** What stands for a word of the trail or the verifier; one that has no text stands for itself. */
  name(table: 'event' | 'method' | 'status' | 'legislation' | 'quality' | 'verdict', word: string): string;
  /** A level, and why it is below the one asked. */
  nameLevel(level: string, asked: string | undefined, reason: string | undefined): string;
  /** One change since a signature, by its field and page where it has them. */
  nameChange(change: Change): string;
  /** An instant in UTC and on the clock of whoever acted. */
  nameTime(time: string, zone?: string): { utc: string; local: string | undefined };
}

/** Opens the words of a language; any but ours is answered in English. */
export function openReportWords(language: string): ReportWords {
  const locale = chooseMailLocale(language);
  const texts: Readonly<Record<string, string>> = messages[locale];
  const intl = openIntl(locale, texts, 'UTC');
  const say = (id: ReportMessageId, values?: Values) => elide(intl.formatMessage({ id }, values));
  const lookUp = (table: string, word: string) => texts[`${table}.${word}`] ?? word;
  return {
    tag: intl.locale,
    say,
    name: lookUp,
    nameLevel(level, asked, reason) {
      if (!asked) return say('level-plain', { level });
      if (asked === level) return say('level-asked', { level });
      return reason
        ? say('level-lower-why', { level, asked, reason: lookUp('reason', reason) })
        : say('level-lower', { level, asked });
    },
    nameChange({ kind, fieldName, fieldLabel: field = fieldName, page, detail }) {
      const places = [
        field !== undefined && say('place-field', { field }),
        page !== undefined && say('place-page', { page: page + 1 }),
        detail,
      ].filter(Boolean);
      const change = lookUp('change', kind);
      return places.length ? `${change} (${places.join(', ')})` : change;
    },
    nameTime(time, zone) {
      const at = new Date(time);
      const utc = `${at.toISOString().slice(0, 23).replace('T', ' ')} UTC`;
      if (!zone || zone === 'UTC') return { utc, local: undefined };
      try {
        // Sweden writes dates as ISO 8601 does.
        const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'long' } as const;
        return { utc, local: `${new Intl.DateTimeFormat('sv-SE', options).format(at)} (${zone})` };
      } catch {
        // A zone that this machine does not know is shown as it was sent.
        return { utc, local: say('zone', { zone }) };
      }
    },
  };
}

/** Thousands apart by a space, which no language reads as a decimal point. */
export const groupDigits = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
