import { expect, it } from 'vitest';
import { readAddressFile } from './read-address-file.ts';

const read = (...parts: BlobPart[]) => readAddressFile(new Blob(parts));

it('finds the addresses of a table, whatever else stands in it', async () => {
  expect(
    await read(
      '﻿Name;E-Mail\r\n"Keller, Anna";"anna@example.ch"\r\nNoémi Frei;noemi@example.ch\r\n;ANNA@example.ch\r\n',
    ),
  ).toEqual(['anna@example.ch', 'noemi@example.ch']);
});

it('reads what spreadsheets write', async () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'a\tjosé@b.ch'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(await read(utf16)).toEqual(['josé@b.ch']);
  expect(await read(Uint8Array.from([...'Zo\xeb,zoe@b.ch'].map((letter) => letter.charCodeAt(0))))).toEqual([
    'zoe@b.ch',
  ]);
});

it('finds none in what has none, and refuses what is no text or too large', async () => {
  expect(await read('Name;Phone\nAnna;044')).toEqual([]);
  expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toBeUndefined();
  expect(await read('a@b.ch,'.repeat(400_000))).toBeUndefined();
});
