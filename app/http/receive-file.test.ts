import { afterEach, expect, it, vi } from 'vitest';
import { receiveTable } from './receive-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** Receives a table that comes in these parts; with `breaks`, the line breaks after them. */
function receive(parts: string[], total: number, { breaks = false, status = 200 } = {}) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
      else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  const headers = { 'x-row-count': String(total), 'content-disposition': 'attachment; filename="usage.csv"' };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
  const steps: number[] = [];
  const received = receiveTable('/x', {
    countHeader: 'x-row-count',
    signal: new AbortController().signal,
    onProgress: (rows) => steps.push(rows),
  });
  return received.then(async ({ name, rows, content }) => ({ name, rows, steps, text: await content.text() }));
}

it('takes a table with as many rows as it says, whatever stands in its fields and wherever it is cut', async () => {
  expect(await receive(['"a";"b"\r\n"1";"two\r\nlin', 'es ""q"""\r\n', '"2";"x"\r\n'], 2)).toEqual({
    ...{ name: 'usage.csv', rows: 2, steps: [0, 0, 1, 2] },
    text: '"a";"b"\r\n"1";"two\r\nlines ""q"""\r\n"2";"x"\r\n',
  });
});

it('takes a table without rows', async () => {
  expect((await receive(['"a"\r\n'], 0)).rows).toBe(0);
});

it.each([
  ['the connection breaks', true],
  ['it ends too early, as if it were whole', false],
])('keeps nothing when %s', async (_how, breaks) => {
  const rows = ['"a"\r\n', '"1"\r\n', '"2"'];
  await expect(receive(rows, 3, { breaks })).rejects.toMatchObject({ rows: 1, total: 3 });
});

it('tells why the server refuses', async () => {
  const problem = { type: 'https://x/problem/limit-exceeded', method: 'GET', path: '/x', status: 422, message: 'No.' };
  const body = JSON.stringify({ ...problem, key: 'error.business.export_too_large' });
  await expect(receive([body], 0, { status: 422 })).rejects.toMatchObject({ key: 'error.business.export_too_large' });
});
