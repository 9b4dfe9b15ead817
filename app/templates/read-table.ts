import { batchLimits } from '@sigillum/api-contracts/templates/batch-schemas.ts';

/** Why a file, or what was pasted, is no table that can be sent. */
export type TableFault = 'empty' | 'spreadsheet' | 'quotes' | 'too_many_rows' | 'too_many_columns';

/** Greater ones are no tables of this many rows. */
const greatestBytes = 20 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The encoding of a text, by its mark or by its bytes: what is no UTF is taken for what Excel writes in Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  // Letters of tables are nearly all below 256: their other half is zero.
  const start = bytes.subarray(0, 400);
  const zeros = (half: number) => start.filter((byte, index) => byte === 0 && index % 2 === half).length;
  if (zeros(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file of Excel or Numbers itself: a ZIP archive, or the format before it. */
const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** The table in a file, without empty lines, all rows equally long; or why there is none. */
export async function readFile(file: Blob): Promise<string[][] | TableFault> {
  if (file.size > greatestBytes) return 'too_many_rows';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isSpreadsheet(bytes) ? 'spreadsheet' : readTable(decodeText(bytes));
}

/** The same of a text, with any of the usual separators; the first line of Excel’s that names one counts. */
export async function readTable(text: string): Promise<string[][] | TableFault> {
  const { default: Papa } = await import('papaparse');
  const named = /^\uFEFF?sep=(.)\r?\n/.exec(text);
  const { data, errors } = Papa.parse<string[]>(text.slice(named?.[0].length ?? 0).replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    ...(named && { delimiter: named[1]! }),
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'quotes';
  if (!data.length) return 'empty';
  if (data.length > batchLimits.rows + 1) return 'too_many_rows';
  const width = Math.max(...data.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  if (width > batchLimits.columns) return 'too_many_columns';
  return data.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
}
