import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { appendPacked } from '../../testing/benign-pdfs.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { listFields } from '../signature-fields.ts';
import { PdfRef } from '../values.ts';
import { ObjectPlaces } from './object-places.ts';
import { PdfReader } from './pdf-reader.ts';
import { accessBytes } from './random-access.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (how: object) => void;

/**
 * Bytes that nothing but their being used keeps. What is garbage may be held by a call that has not quite ended, and buffers are given back
 * behind the collector's back, late on a busy machine: so one collects until nothing more comes back several times.
 */
async function measure(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < 5; idle += 1) {
    await new Promise(setImmediate);
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const held = heapUsed + arrayBuffers;
    if (held < least - 64 * 1024) idle = -1;
    least = Math.min(least, held);
  }
  return least;
}

/** Megabytes that are held by what `make` answers. */
async function weigh(make: () => Promise<unknown>): Promise<number> {
  const before = await measure();
  const held = await make();
  const after = await measure();
  expect(held).toBeDefined();
  return (after - before) / 1024 ** 2;
}

describe('what reading a hostile file costs the process that reads it', () => {
  it('is some bytes for each of 480,000 objects', async () => {
    const file = accessBytes(buildSimplePdf({ extra: Array.from({ length: 479_990 }, () => '1') }));
    expect(await weigh(() => PdfReader.open(file))).toBeLessThan(16);
  });

  it('is not what an object stream holds, but what is asked of it', async () => {
    const body = `[${Array.from({ length: 12 }, (_, i) => `/N${i} ${i + 1} 0 R`).join(' ')}]`;
    const members = Array.from({ length: 60_000 }, (_, i): [number, string] => [100 + i, body]);
    const file = accessBytes(await appendPacked(buildSimplePdf(), members));
    const cost = await weigh(async () => {
      const reader = await PdfReader.open(file);
      for (const number of [100, 40_000, 60_099])
        expect(await reader.resolveArray(new PdfRef(number))).toHaveLength(24);
      return reader;
    });
    // Eight of them are the unpacked stream.
    expect(cost).toBeLessThan(14);
  });

  it('is bounded however often one asks', async () => {
    const body = `[${'/A '.repeat(400)}]`;
    const file = accessBytes(buildSimplePdf({ extra: Array.from({ length: 6000 }, () => body) }));
    const cost = await weigh(async () => {
      const reader = await PdfReader.open(file);
      for (let number = 6; number < 6000; number += 1) await reader.resolve(new PdfRef(number));
      return reader;
    });
    expect(cost).toBeLessThan(32);
  });

  it('is refused for a field of more widgets than any form has', async () => {
    const kids = Array.from({ length: 30_000 }, () => '7 0 R').join(' ');
    const file = buildSimplePdf({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      extra: [`<< /FT /Tx /T (a) /Kids [${kids}] >>`, '<< /Subtype /Widget /Rect [0 0 9 9] >>'],
    });
    await expect(PdfReader.open(accessBytes(file)).then(listFields)).rejects.toThrow('too many widgets');
  });
});

describe('the places of objects', () => {
  it('are found under their numbers, the last that was set, in the order of the first', () => {
    const places = new ObjectPlaces();
    const numbers = [...Array.from({ length: 1000 }, (_, i) => i * 4096), 4_294_967_295, 7];
    for (const number of numbers) places.set(number, { offset: number, generation: 1 });
    places.set(7, { stream: 12, index: 3 });
    expect(places.size).toBe(1002);
    expect(numbers.filter((number) => number !== 7).every((number) => offsetOf(places, number) === number)).toBe(true);
    expect(places.get(7)).toEqual({ stream: 12, index: 3 });
    expect([...places.keys()]).toEqual(numbers);
    expect(places.has(5)).toBe(false);
    expect(places.get(2 ** 32 + 7)).toBeUndefined();
    expect(() => places.set(2 ** 32, { offset: 1, generation: 0 })).toThrow('no usable number');
  });

  function offsetOf(places: ObjectPlaces, number: number): number | undefined {
    const place = places.get(number);
    return place && 'offset' in place ? place.offset : undefined;
  }
});
