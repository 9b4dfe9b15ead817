import { unwritten } from '@sigillum/app/i18n/unwritten.ts';
import { defaultLocale, locales } from '@sigillum/app/i18n/locales.ts';
import type { Drafts } from './drafts.ts';
import { addLast, writeImports } from './edit-lists.ts';
import { places, toCamel } from './places.ts';

export interface DraftText {
  /** The name in the area's table. */
  name: string;
  id: string;
  /** English; a text without one is marked as unwritten. */
  text?: string;
  description: string;
}

const quote = (text: string) => `'${text.replaceAll("'", '’')}'`;

/** Adds texts to an area's table and, marked as not translated yet, to the other languages. Answers the table's name. */
export function addTexts(drafts: Drafts, area: string, texts: readonly DraftText[]): string {
  const file = places.messages(area);
  if (!drafts.has(file)) {
    const head = writeImports([['{ defineMessages }', '../i18n/define-messages.ts']]);
    drafts.create(file, `${head}\nexport const ${toCamel(area)}Messages = defineMessages({\n});\n`);
  }
  const rows = texts.map(({ name, id, text, description }) => {
    const english = text ?? `${unwritten}${description}`;
    return `${name}: { id: ${quote(id)}, defaultMessage: ${quote(english)}, description: ${quote(description)} },\n`;
  });
  drafts.change(file, (source) => addLast(source, '});', rows.join('')));
  for (const locale of locales.filter((one) => one !== defaultLocale)) {
    const translations = places.translations(locale, area);
    if (!drafts.has(translations)) drafts.create(translations, '{}');
    const marked = texts.map(({ id, text, description }) => [id, `${unwritten}${text ?? description}`]);
    drafts.change(translations, (source) =>
      JSON.stringify({ ...(JSON.parse(source) as object), ...(Object.fromEntries(marked) as object) }, null, 2),
    );
  }
  return /export const (\w+) = defineMessages/.exec(drafts.read(file))![1]!;
}
