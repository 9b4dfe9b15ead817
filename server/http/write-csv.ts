/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV Injection), in half and full width: at the start, after blanks, and
 * after everything that some spreadsheet takes for the end of a field; which one that is depends on where it runs.
 */
const dangers = /(^|[,;|\t\r\n"'])(\s*)(?=[=+\-@＝＋－＠])/gu;

/** A field that is read as text by every spreadsheet, in quotes (RFC 4180). */
const writeField = (value: CsvField): string =>
  typeof value === 'number' ? `"${value}"` : `"${(value ?? '').replaceAll(dangers, "$1$2'").replaceAll('"', '""')}"`;

export type CsvField = string | number | null;

/** Spreadsheets split a file at the sign that lists have where they run, which is no comma where commas are in numbers. */
export type CsvSeparator = ',' | ';';
export const separatorOf = (lang: string): CsvSeparator => (lang === 'en' ? ',' : ';');

export const writeLine = (fields: readonly CsvField[], separator: CsvSeparator = ','): string =>
  `${fields.map(writeField).join(separator)}\r\n`;
