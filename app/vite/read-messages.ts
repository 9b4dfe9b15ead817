import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { markElisions } from '@sigillum/api-contracts/elision.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { joinLetters } from '../i18n/join-letters.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';

const appFolder = path.resolve(import.meta.dirname, '..');

/** An area's tables: `messages.ts`, and `<thing>-messages.ts` beside it, such as `problem-messages.ts`. */
export const areaTexts = /\/app\/(?!i18n\/|scripts\/|vite\/)[\w-]+\/(?:[\w-]+-)?messages\.ts$/;

/** The message tables that one such file exports, by export name. Read anew when the file has changed. */
export async function readDescriptors(file: string): Promise<Record<string, Record<string, MessageText>>> {
  const { mtimeMs } = await stat(file);
  return { ...(await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`)) };
}

/** Every area that declares texts, with its tables. */
export async function readTables(): Promise<Map<string, Record<string, MessageText>[]>> {
  const files = await Array.fromAsync(glob(`${appFolder}/*/*messages.ts`));
  const areas = new Map<string, Record<string, MessageText>[]>();
  for (const file of files.filter((one) => areaTexts.test(one)).toSorted()) {
    const area = path.basename(path.dirname(file));
    areas.set(area, [...(areas.get(area) ?? []), ...Object.values(await readDescriptors(file))]);
  }
  return areas;
}

/** Every area that declares texts, with its descriptors in order. */
export async function readAreas(): Promise<Map<string, MessageText[]>> {
  const areas = [...(await readTables())];
  return new Map(areas.map(([area, tables]) => [area, tables.flatMap((table) => Object.values(table))]));
}

/** One area's translations, id to ICU text; empty when the file does not exist. */
export async function readTranslations(locale: Locale, area: string): Promise<Record<string, string>> {
  const file = path.join(appFolder, 'locales', locale, `${area}.json`);
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(content) as Record<string, string>;
}

/** What a language's texts get besides their words. */
const writers: Partial<Record<Locale, (text: string) => string>> = {
  'de-ch': joinLetters,
  'fr-ch': (text) => markElisions(text, 'fr'),
  it: (text) => markElisions(text, 'it'),
};

/**
 * All texts of a locale, compiled; a text that is not translated yet falls back to English. Whoever develops sees that it did: there the
 * language that lacks it stands before it.
 */
export async function compileLocale(
  locale: Locale,
  { marksMissing }: { marksMissing: boolean },
): Promise<Record<string, MessageFormatElement[]>> {
  const compiled: Record<string, MessageFormatElement[]> = {};
  const write = writers[locale] ?? ((text: string) => text);
  for (const [area, descriptors] of await readAreas()) {
    const translations = locale === defaultLocale ? undefined : await readTranslations(locale, area);
    for (const message of descriptors)
      compiled[message.id] = parse(write(pickText(message, locale, translations, marksMissing)));
  }
  return compiled;
}

/** The text of a message in a locale; `translations` are undefined for English, which is what all are translated from. */
export function pickText(
  { id, defaultMessage }: MessageText,
  locale: Locale,
  translations: Record<string, string> | undefined,
  marksMissing: boolean,
): string {
  const text = translations?.[id];
  if (text !== undefined) return text;
  return translations && marksMissing ? `[${locale}?] ${defaultMessage}` : defaultMessage;
}
