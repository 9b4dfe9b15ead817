import type * as z from 'zod';
import { Email, Language } from '../schemas.ts';
import { SignerIdentityDataInput, Title, Message } from '../signature-requests/inputs.ts';
import { isSignersAlone, judgeValue } from '../signature-requests/field-rules.ts';
import { tidyPhone } from '../tidy-phone.ts';
import { FieldValue } from '../signature-requests/field-schemas.ts';
import { line } from '../text.ts';
import type { BatchColumn, CellFault, FaultyCell } from './batch-schemas.ts';
import type { TemplatePerson } from './draft-from-template.ts';
import { listLacking } from './role-rules.ts';
import type { Template, TemplateField, TemplateText } from './schemas.ts';

/** What the table is judged by. */
export type BatchTemplate = Pick<Template, 'roles' | 'texts' | 'quality' | 'fields'>;

/** A row of the table, as a request is made of it. */
export interface FilledRow {
  key: string | null;
  people: TemplatePerson[];
  text: TemplateText;
  /** What stands in fields, by their ids. */
  values: Record<string, string>;
}

const placeholder = /\{\{([^{}]{1,100})\}\}/g;

/** The names of what takes another value each time: `{{name}}` in the template's titles and messages. */
export function listPlaceholders(texts: readonly TemplateText[]): string[] {
  const names = texts.flatMap(({ title, message }) =>
    [...`${title}\n${message}`.matchAll(placeholder)].map(([, name]) => name!.trim()),
  );
  return [...new Set(names)].filter(Boolean);
}

/** Title and message with what stands in place of their placeholders; those of which nothing is known stay. */
export function fillText(
  { language, title, message }: TemplateText,
  find: (name: string) => string | undefined,
): TemplateText {
  const fill = (text: string) => text.replaceAll(placeholder, (whole, name: string) => find(name.trim()) ?? whole);
  return { language, title: fill(title), message: fill(message) };
}

const nameColumn = (column: BatchColumn): string =>
  [
    column.kind,
    'role_id' in column ? column.role_id : '',
    'name' in column ? column.name : '',
    'field_id' in column ? column.field_id : '',
  ].join(' ');

/** Whether the template has the role or the field that a column is about. */
export const isKnownColumn = ({ roles, fields }: BatchTemplate, column: BatchColumn): boolean =>
  (!('role_id' in column) || roles.some(({ id }) => id === column.role_id)) &&
  (!('field_id' in column) || fields.some((field) => field.id === column.field_id && !isSignersAlone(field)));

/** What the table still lacks, or has twice: `email` of a role, `placeholder` of a name. Nothing else is asked for. */
export function judgeColumns(template: BatchTemplate, columns: readonly BatchColumn[]): ColumnFault[] {
  const { roles, texts } = template;
  const has = (wanted: BatchColumn) => columns.some((column) => nameColumn(column) === nameColumn(wanted));
  const used = hasBoth(columns) ? [] : listPlaceholders(texts);
  const names = columns.map(nameColumn);
  return [
    ...listLacking(roles, new Set(roles.map(({ id }) => id).filter((id) => has({ kind: 'email', role_id: id })))).map(
      ({ id }) => ({ fault: 'email_missing' as const, role_id: id }),
    ),
    ...used
      .filter((name) => !has({ kind: 'placeholder', name }))
      .map((name) => ({ fault: 'placeholder_missing' as const, name })),
    ...(new Set(names).size < names.length ? [{ fault: 'named_twice' as const }] : []),
    ...(columns.some((column) => !isKnownColumn(template, column)) ? [{ fault: 'role_unknown' as const }] : []),
  ];
}
export type ColumnFault =
  | { fault: 'email_missing'; role_id: string }
  | { fault: 'placeholder_missing'; name: string }
  | { fault: 'named_twice' | 'role_unknown' };

/** Title and message both stand in the table: the template's words are not used. */
const hasBoth = (columns: readonly BatchColumn[]) =>
  (['title', 'message'] as const).every((wanted) => columns.some(({ kind }) => kind === wanted));

/** A number as people and spreadsheets write it, as digits with the country code. */
const readPhone = (text: string) => tidyPhone(text).replace(/^(\+|00)/, '');

const languages: Readonly<Record<string, Language>> = {
  ...{ english: 'en', englisch: 'en', anglais: 'en', inglese: 'en' },
  ...{ german: 'de', deutsch: 'de', allemand: 'de', tedesco: 'de' },
  ...{ french: 'fr', französisch: 'fr', français: 'fr', francese: 'fr' },
  ...{ italian: 'it', italienisch: 'it', italien: 'it', italiano: 'it' },
};
/** `de`, `DE-ch` or a word for it. */
function readLanguage(text: string): string {
  const word = text.toLowerCase();
  return languages[word] ?? word.replace(/[-_][a-z]{2}$/, '');
}

const { first_name: Name, mobile_number: Mobile } = SignerIdentityDataInput.shape;

/** How a cell is read, and why it is refused where its schema is not met. */
const readers: Record<
  Exclude<BatchColumn['kind'], 'field'>,
  { schema: z.ZodType; fault: CellFault; read?: (text: string) => string }
> = {
  key: { schema: line(200), fault: 'characters' },
  email: { schema: Email, fault: 'email' },
  first_name: { schema: Name, fault: 'characters' },
  last_name: { schema: Name, fault: 'characters' },
  mobile_number: { schema: Mobile, fault: 'phone', read: readPhone },
  language: { schema: Language, fault: 'language', read: readLanguage },
  title: { schema: Title, fault: 'characters' },
  message: { schema: Message, fault: 'characters' },
  placeholder: { schema: line(1000), fault: 'characters' },
};

/** A field’s value as it travels, of what spreadsheets write: `24.11.2026`, `1’234,50`, `x` for a box that is ticked. */
const fieldReaders: Record<TemplateField['kind'], (text: string) => string> = {
  text: String,
  longtext: String,
  choice: String,
  initials: String,
  attachment: String,
  number: (text) => text.replaceAll(/[\s'’]/gu, '').replace(',', '.'),
  date: (text) =>
    text.replace(
      /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/,
      (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
  checkbox: (text) =>
    /^(x|1|true|wahr|vrai|vero|yes|ja|oui|s[iì]|✓)$/i.test(text)
      ? 'true'
      : text.replace(/^(0|false|falsch|faux|falso|no|nein|non)$/i, ''),
};

function readCell({ fields }: BatchTemplate, column: BatchColumn, cell = ''): string {
  const text = cell.trim();
  if (column.kind !== 'field') return (readers[column.kind].read ?? String)(text);
  const field = fields.find(({ id }) => id === column.field_id);
  return field ? fieldReaders[field.kind](text) : text;
}

function judgeCell(template: BatchTemplate, column: BatchColumn, cell: string): CellFault | undefined {
  const value = readCell(template, column, cell);
  if (value === '') return isNeeded(template, column) ? 'missing' : undefined;
  if (column.kind === 'field') {
    const field = template.fields.find(({ id }) => id === column.field_id);
    if (!FieldValue.safeParse(value).success) return value.length > 2000 ? 'too_long' : 'characters';
    return field && judgeValue(field, value) ? 'value' : undefined;
  }
  const { schema, fault } = readers[column.kind];
  const { error } = schema.safeParse(value);
  if (!error) return undefined;
  return error.issues.some(({ code }) => code === 'too_big') ? 'too_long' : fault;
}

/** Whether a row cannot do without this cell: an observer, like a name, may be missing, and somebody in whose place a group signs. */
const isNeeded = ({ roles }: BatchTemplate, column: BatchColumn): boolean =>
  column.kind === 'placeholder' ||
  column.kind === 'key' ||
  (column.kind === 'email' &&
    listLacking(roles, new Set(roles.map(({ id }) => id).filter((id) => id !== column.role_id))).length > 0);

/** Everything that is wrong with the cells of a table whose columns fit. Keys that come again are wrong from the second on. */
export function judgeRows(
  template: BatchTemplate,
  columns: readonly BatchColumn[],
  rows: readonly (readonly string[])[],
): FaultyCell[] {
  const keyColumn = columns.findIndex(({ kind }) => kind === 'key');
  const emailColumn = columns.findIndex(({ kind }) => kind === 'email');
  const seen = new Set<string>();
  return rows.flatMap((cells, row) => {
    const faults = columns.flatMap((column, index) => {
      const fault = judgeCell(template, column, cells[index] ?? '');
      return fault ? [{ row, column: index, fault }] : [];
    });
    const filled = fillRow(template, columns, cells);
    const key = describeKey(filled);
    if (seen.has(key) && !faults.length)
      faults.push({ row, column: keyColumn < 0 ? emailColumn : keyColumn, fault: 'twice' });
    seen.add(key);
    const { text } = filled;
    // What placeholders make of a title may be longer than one may be, whatever the cells are.
    const isLong = !Title.safeParse(text.title).success || !Message.safeParse(text.message).success;
    if (isLong && !faults.length) {
      const long = columns.findIndex(({ kind }) => kind === 'placeholder');
      faults.push({ row, column: Math.max(0, long), fault: 'too_long' });
    }
    return faults;
  });
}

/** By what a row is known: its own key, or else what it says of people and words. */
export const describeKey = ({ key, people, text, values }: FilledRow): string =>
  key === null ? JSON.stringify([people, text, values]) : `key ${key}`;

const personal = ['email', 'first_name', 'last_name', 'mobile_number', 'language'] as const;

/** What a row says, as a request is made of it. Cells that are faulty stand as they are. */
export function fillRow(template: BatchTemplate, columns: readonly BatchColumn[], cells: readonly string[]): FilledRow {
  const { roles, texts, fields } = template;
  const find = (wanted: BatchColumn): string | undefined => {
    const index = columns.findIndex((column) => nameColumn(column) === nameColumn(wanted));
    return index < 0 ? undefined : readCell(template, wanted, cells[index]) || undefined;
  };
  const people = roles.flatMap(({ id }) => {
    const read = (kind: (typeof personal)[number]) => find({ kind, role_id: id });
    const email = read('email')?.toLowerCase();
    if (!email) return [];
    const [first_name, last_name, mobile_number] = [read('first_name'), read('last_name'), read('mobile_number')];
    const language = read('language') as Language | undefined;
    return [
      {
        ...{ role_id: id, email },
        ...(first_name && { first_name }),
        ...(last_name && { last_name }),
        ...(mobile_number && { mobile_number }),
        ...(language && { language }),
      },
    ];
  });
  const wanted = people.find(({ language }) => texts.some((text) => text.language === language))?.language;
  const usual = texts.find(({ language }) => language === wanted) ?? texts[0]!;
  const filled = fillText(usual, (name) => find({ kind: 'placeholder', name }));
  const text = {
    language: usual.language,
    title: find({ kind: 'title' }) ?? filled.title,
    message: find({ kind: 'message' }) ?? filled.message,
  };
  const values = fields.flatMap(({ id }) => {
    const value = find({ kind: 'field', field_id: id });
    return value === undefined ? [] : [[id, value] as const];
  });
  return { key: find({ kind: 'key' }) ?? null, people, text, values: Object.fromEntries(values) };
}
