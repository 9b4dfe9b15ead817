import { Readable } from 'node:stream';
import { separatorOf, writeLine, type CsvField } from './write-csv.ts';

interface CsvFile {
  filename: string;
  /** The reader's language. */
  lang: string;
  columns: readonly string[];
  /** Taken as the reader takes them, so that memory stays small. */
  batches: AsyncIterable<readonly (readonly CsvField[])[]> | Iterable<readonly (readonly CsvField[])[]>;
  headers?: Record<string, string>;
}

/** A file of lines for spreadsheets: UTF-8 with a byte order mark, the names of the columns first. */
export function answerCsv({ filename, lang, columns, batches, headers }: CsvFile) {
  const separator = separatorOf(lang);
  async function* write() {
    yield `\uFEFF${writeLine(columns, separator)}`;
    for await (const rows of batches) yield rows.map((row) => writeLine(row, separator)).join('');
  }
  return {
    status: 200 as const,
    body: Readable.toWeb(Readable.from(write(), { objectMode: false })) as ReadableStream<Uint8Array>,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  };
}
