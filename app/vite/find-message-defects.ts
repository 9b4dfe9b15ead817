import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import type { MessageText } from '../i18n/define-messages.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { unwritten } from '../i18n/unwritten.ts';
import { readAreas, readTranslations } from './read-messages.ts';

const idPattern = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$/;

/** What is wrong with one translation of one text; undefined when nothing is. */
export function judgeTranslation(
  locale: Locale,
  text: MessageText,
  translation: string | undefined,
): string | undefined {
  if (translation === undefined) return 'is missing';
  if (translation.trim() === '') return 'is empty';
  if (translation.startsWith(unwritten)) return 'is still to be translated';
  if (locale === 'de-ch' && translation.includes('ß')) return 'has an ß, which Swiss German does not know';
  try {
    const difference = isStructurallySame(parse(text.defaultMessage), parse(translation));
    return difference.success
      ? undefined
      : `differs in structure: ${difference.error?.message ?? 'other placeholders'}`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

/** What is wrong with an area's own texts. */
export function* judgeTexts(area: string, texts: readonly MessageText[], seen: Map<string, string>): Generator<string> {
  for (const { id, defaultMessage, description } of texts) {
    if (!idPattern.test(id)) yield `${area}: the id ${id} is not words in dots`;
    if (seen.has(id)) yield `${area}: ${id} is declared in ${seen.get(id)} too`;
    if (!description.trim()) yield `${area}: ${id} has no description`;
    if (!defaultMessage.trim()) yield `${area}: ${id} has no English text`;
    if (defaultMessage.startsWith(unwritten)) yield `${area}: ${id} is still to be written`;
    seen.set(id, area);
  }
}

/**
 * Every defect of the product's texts, one sentence each: missing, extra, empty or structurally different translations, an ß in Swiss
 * German, ids that are doubled or malformed, and `requiredIds` (keys of problems) that have no text.
 */
export async function findDefects(requiredIds: readonly string[]): Promise<string[]> {
  const defects: string[] = [];
  const areas = await readAreas();
  const seen = new Map<string, string>();
  for (const [area, texts] of areas) defects.push(...judgeTexts(area, texts, seen));
  for (const id of requiredIds) if (!seen.has(id)) defects.push(`problem ${id} has no text`);

  for (const locale of locales.filter((one) => one !== defaultLocale)) {
    for (const file of await readdir(path.resolve(import.meta.dirname, '../locales', locale))) {
      if (!areas.has(path.basename(file, '.json'))) defects.push(`locales/${locale}/${file} belongs to no area`);
    }
    for (const [area, texts] of areas) {
      const translations = await readTranslations(locale, area);
      const ids = new Set(texts.map(({ id }) => id));
      for (const id of Object.keys(translations)) if (!ids.has(id)) defects.push(`${locale}/${area}: ${id} is extra`);
      for (const text of texts) {
        const defect = judgeTranslation(locale, text, translations[text.id]);
        if (defect) defects.push(`${locale}/${area}: ${text.id} ${defect}`);
      }
    }
  }
  return defects;
}
