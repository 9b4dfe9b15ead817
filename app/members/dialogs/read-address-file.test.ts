import { expect, it } from 'vitest';
import { readAddressFile } from './read-address-file.ts';

const read = (...parts: BlobPart[]) => readAddressFile(new Blob(parts));

it('finds the addresses of a table, whatever else stands in it', async () => {
  expect(
    await read(
      '﻿Name;E-Mail\r\n"Keller, Anna";"anna@example.ch"\r\nNoémi Frei;noemi@example.ch\r\n;ANNA@example.ch\r\n',
    ),
  ).toEqual({ emails: ['anna@example.ch', 'noemi@example.ch'], others: [] });
});

it('reads what spreadsheets write', async () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'a\tjosé@b.ch'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(await read(utf16)).toEqual({ emails: ['josé@b.ch'], others: [] });
  expect(await read(Uint8Array.from([...'Zo\xeb,zoe@b.ch'].map((letter) => letter.charCodeAt(0))))).toEqual({
    emails: ['zoe@b.ch'],
    others: [],
  });
});

it('finds none in what has none, and refuses what is no text or too large', async () => {
  expect(await read('Name;Phone\nAnna;044')).toEqual({ emails: [], others: ['Anna;044'] });
  expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toBeUndefined();
  expect(await read('a@b.ch,'.repeat(400_000))).toBeUndefined();
});

it('tells the lines without an address, except a heading', async () => {
  expect(await read('Name;E-Mail\nAnna;anna@example.ch\n;;\n\nBeat;beat.example.ch\nCara;@example.ch\n')).toEqual({
    emails: ['anna@example.ch'],
    others: ['Beat;beat.example.ch', 'Cara;@example.ch'],
  });
});
