/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV Injection), in half and full width: at the start, after blanks, and
 * after everything that some spreadsheet takes for the end of a field; which one that is depends on where it runs.
 */
const dangers = /(^|[,;|\t\r\n"'])(\s*)(?=[=+\-@＝＋－＠])/gu;

/** A field that is read as text by every spreadsheet, in quotes (RFC 4180). */
const writeField = (value: string | number | null): string =>
  typeof value === 'number' ? `"${value}"` : `"${(value ?? '').replaceAll(dangers, "$1$2'").replaceAll('"', '""')}"`;

export const writeLine = (fields: readonly (string | number | null)[]): string =>
  `${fields.map(writeField).join(',')}\r\n`;
