import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { Problem } from '@sigillum/api-contracts/problem.ts';

/** A table that did not come whole; nothing of it is kept. */
export class BrokenTable extends Error {
  readonly rows: number;
  readonly total: number;
  constructor(rows: number, total: number, cause?: unknown) {
    super(`The table broke off after ${rows} of ${total} rows.`, { cause });
    this.rows = rows;
    this.total = total;
  }
}

export interface ReceivedTable {
  name: string;
  content: Blob;
  rows: number;
}

interface ReceiveOptions {
  /** The header that says how many rows follow the line of names. */
  countHeader: string;
  signal: AbortSignal;
  onProgress: (rows: number, total: number) => void;
}

const [quote, lineEnd] = [0x22, 0x0a];

/**
 * Fetches a CSV file and counts its rows on the way. It is whole when it holds as many rows as its header says: a server that goes away in
 * the middle leaves nothing that looks like a file. Throws `ApiProblem` for a refusal, `BrokenTable`, AbortError when it was called off.
 */
export async function receiveTable(
  address: string,
  { countHeader, signal, onProgress }: ReceiveOptions,
): Promise<ReceivedTable> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new ApiProblem(Problem.parse(await response.json()));
  const total = Number(response.headers.get(countHeader));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let isQuoted = false;
  // The line of names is none.
  let rows = -1;
  onProgress(0, total);
  try {
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const byte of value) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineEnd && !isQuoted) rows += 1;
      }
      parts.push(value);
      onProgress(Math.max(0, rows), total);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new BrokenTable(Math.max(0, rows), total, error);
  }
  if (rows !== total) throw new BrokenTable(Math.max(0, rows), total);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'table.csv';
  return { name, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows };
}

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Safari begins to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
