import { expect, it } from 'vitest';
import { StyleStream } from './style-stream.ts';

function stage(...styles: string[]) {
  let flushed = 0;
  const stream = new StyleStream(
    () => styles.shift() ?? '',
    () => (flushed += 1),
  );
  let output = '';
  stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { stream, read: () => output, countFlushed: () => flushed };
}

it('starts with the doctype and puts the first styles at the end of the head', () => {
  const { stream, read } = stage('<style>a</style>');
  stream.write('<!DOCTYPE html><html><head><title>x</title>');
  stream.write('</head><body>Hello');
  stream.flush();
  expect(read()).toBe('<!DOCTYPE html><html><head><title>x</title><style>a</style></head><body>Hello');
});

it('puts the styles of a late piece before it, never inside', () => {
  const { stream, read } = stage('<style>a</style>', '<style>b</style>');
  stream.write('<!DOCTYPE html><head></head><body>');
  stream.flush();
  stream.write('<div hidden id="S:1"><p cla');
  stream.write('ss="b">Late</p></div>');
  stream.flush();
  expect(read()).toBe(
    '<!DOCTYPE html><head><style>a</style></head><body><style>b</style><div hidden id="S:1"><p class="b">Late</p></div>',
  );
});

it('writes nothing before a piece is complete', () => {
  const { stream, read } = stage('<style>a</style>');
  stream.write('<!DOCTYPE html><head></head><bo');
  expect(read()).toBe('');
});

it('releases the rest when the stream ends', async () => {
  const { stream, read } = stage('<style>a</style>');
  stream.write('<!DOCTYPE html><head></head>');
  stream.end('</html>');
  await stream.toArray();
  expect(read()).toBe('<!DOCTYPE html><head><style>a</style></head></html>');
});

it('keeps letters whole that two pieces share', () => {
  const { stream, read } = stage('');
  const bytes = Buffer.from('<head></head>Zürich');
  stream.write(bytes.subarray(0, 15));
  stream.write(bytes.subarray(15));
  stream.flush();
  expect(read()).toBe('<head></head>Zürich');
});

it('pushes what lies downstream only when something was written', () => {
  const { stream, countFlushed } = stage('', '');
  stream.flush();
  stream.write('<head></head>');
  stream.flush();
  stream.flush();
  expect(countFlushed()).toBe(1);
});
