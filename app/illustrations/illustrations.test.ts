import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { illustrationNames, measureIllustration } from './illustration.tsx';
import { scenes } from './scenes.ts';

/** Width and height of a webp file with transparency (VP8X header: 24 bits each, less one). */
function readSize(file: string): [number, number] {
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../public/img', file));
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

it.each(illustrationNames)('has %s in both densities, in its size, and small enough for a slow line', (name) => {
  const { width, height } = measureIllustration(name);
  expect(readSize(`${name}.webp`)).toEqual([width, height]);
  expect(readSize(`${name}@2x.webp`)).toEqual([2 * width, 2 * height]);
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../public/img', `${name}@2x.webp`)).length;
  expect(bytes).toBeLessThan(40_000);
});

it('draws every illustration that is named, in the size that pages reserve, and no other', () => {
  expect(Object.keys(scenes).toSorted()).toEqual([...illustrationNames].toSorted());
  for (const name of illustrationNames) expect(scenes[name]).toMatchObject(measureIllustration(name));
});

it('gives the lost page the size of the specification', () => {
  expect(measureIllustration('404')).toEqual({ width: 407, height: 436 });
});
