import { expect, it } from 'vitest';
import { GatheringStream } from './gathering-stream.ts';

function stage() {
  const stream = new GatheringStream();
  const pieces: string[] = [];
  stream.on('data', (chunk: Buffer) => pieces.push(chunk.toString()));
  return { stream, pieces };
}

it('writes nothing before a piece is complete, and then all at once', () => {
  const { stream, pieces } = stage();
  stream.write('<!DOCTYPE html><head></head><bo');
  stream.write('dy>');
  expect(pieces).toEqual([]);
  stream.flush();
  expect(pieces).toEqual(['<!DOCTYPE html><head></head><body>']);
});

it('releases the rest when the stream ends', async () => {
  const { stream, pieces } = stage();
  stream.write('<!DOCTYPE html><head></head>');
  stream.end('</html>');
  await stream.toArray();
  expect(pieces.join('')).toBe('<!DOCTYPE html><head></head></html>');
});

it('keeps letters whole that two pieces share', () => {
  const { stream, pieces } = stage();
  const bytes = Buffer.from('<head></head>Zürich');
  stream.write(bytes.subarray(0, 15));
  stream.write(bytes.subarray(15));
  stream.flush();
  expect(pieces).toEqual(['<head></head>Zürich']);
});

it('says nothing where nothing was written', () => {
  const { stream, pieces } = stage();
  stream.flush();
  stream.write('<head></head>');
  stream.flush();
  stream.flush();
  expect(pieces).toHaveLength(1);
});
