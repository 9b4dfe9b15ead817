import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.bun';
import { expect, it } from 'vitest';
import { answerPage, readWhole, WholePage } from './whole-page.ts';

it('hands on what React has drawn as one piece of UTF-8', async () => {
  const page = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement('p', { title: '«' }, 'Zürich'), {
      onAllReady: () => pipe(new WholePage(resolve, reject) as unknown as NodeJS.WritableStream),
    });
  });
  expect(new TextDecoder().decode(page)).toBe('<p title="«">Zürich</p>');
});

it('says what went wrong while it was written', async () => {
  const failed = new Promise((resolve, reject) => new WholePage(resolve, reject).destroy(new Error('torn')));
  await expect(failed).rejects.toThrow('torn');
});

it('knows the bytes of its answer, and none of another', () => {
  const bytes = new TextEncoder().encode('<p>');
  expect(readWhole(answerPage(bytes, {}))).toBe(bytes);
  expect(readWhole(new Response('<p>'))).toBeUndefined();
});
