import { once } from 'node:events';
import { expect, it } from 'vitest';
import { GatheringStream } from './gathering-stream.ts';

const readPieces = async (stream: GatheringStream) =>
  (await stream.toArray()).map((piece: Buffer) => piece.toString('utf8'));

it('writes nothing before a piece is complete, and then all at once', async () => {
  const stream = new GatheringStream();
  stream.write('<!DOCTYPE html><head></head><bo');
  stream.write('dy>');
  expect(stream.readableLength).toBe(0);
  stream.flush();
  expect(stream.readableLength).toBe(34);
  stream.end();
  expect(await readPieces(stream)).toEqual(['<!DOCTYPE html><head></head><body>']);
});

it('releases the rest when the stream ends', async () => {
  const stream = new GatheringStream();
  stream.write('<!DOCTYPE html><head></head>');
  stream.flush();
  stream.write('</html>');
  expect(stream.readableLength).toBe(28);
  stream.end();
  expect((await readPieces(stream)).join('')).toBe('<!DOCTYPE html><head></head></html>');
});

it('writes letters beyond ASCII as UTF-8', async () => {
  const stream = new GatheringStream();
  stream.write('<head></head>Zür');
  stream.write('ich');
  stream.end();
  expect(await readPieces(stream)).toEqual(['<head></head>Zürich']);
});

it('says nothing where nothing was written', async () => {
  const stream = new GatheringStream();
  stream.flush();
  stream.write('<head></head>');
  stream.flush();
  stream.flush();
  stream.end();
  expect(await readPieces(stream)).toHaveLength(1);
});

it('tells whoever draws when nobody takes the page any more', async () => {
  const stream = new GatheringStream();
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
  expect(stream.readableEnded).toBe(false);
});
