import { readdirSync, readFileSync } from 'node:fs';
import type { MessageText } from '@sigillum/app/i18n/define-messages.ts';
import { joinLetters } from '@sigillum/app/i18n/join-letters.ts';

export type SpokenLocale = 'en-gb' | 'de-ch' | 'fr-ch' | 'it';

const tables = new Map<SpokenLocale, Record<string, string>>();

function readTable(locale: SpokenLocale): Record<string, string> {
  const known = tables.get(locale);
  if (known) return known;
  const folder = new URL(`../../app/locales/${locale}/`, import.meta.url);
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>,
  );
  const table: Record<string, string> = Object.assign({}, ...files);
  tables.set(locale, table);
  return table;
}

/** What a text without values says in a language. */
export function say(locale: SpokenLocale, { id, defaultMessage }: MessageText): string {
  const text = locale === 'en-gb' ? defaultMessage : readTable(locale)[id];
  if (text === undefined) throw new Error(`${id} is not spoken in ${locale}.`);
  return locale === 'de-ch' ? joinLetters(text) : text;
}
