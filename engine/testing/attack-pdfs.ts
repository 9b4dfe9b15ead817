import { PdfRef } from '../pdf/values.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { Attack } from './attack.ts';
import { byteLayerAttacks, EVIL } from './attacks-on-bytes.ts';
import { buildPdf, type ObjectBody } from './pdf-builder.ts';
import { appendPacked } from './benign-pdfs.ts';
import {
  appendByHand,
  appendRevision,
  joinParts,
  overwrite,
  parse,
  parseDict,
  withEntries,
  type Edit,
} from './edit-pdf.ts';

const APPEARANCE = '/Type /XObject /Subtype /Form /BBox [0 0 300 60] /Resources << /Font << /F1 3 0 R >> >>';
/** Bytes of a whole object, hidden in the data of a stream until a cross-reference entry points at them. */
const HIDDEN = `4 0 obj\n<< /Length ${EVIL.length} >>\nstream\n${EVIL}\nendstream\nendobj\n`;

/** A contract of two pages with a form and a comment; 13 to 19 are what shadow attacks prepare before the signature. */
export function makeAttackBase(): Uint8Array {
  const bodies: ObjectBody[] = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm 7 0 R /Metadata 12 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [5 0 R 6 0 R] /Count 2 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    { dictionary: '', data: 'BT /F1 24 Tf 72 720 Td (Pay 100) Tj ET /Im Do /Missing Do' },
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [8 0 R 9 0 R 17 0 R] /Resources << /Font << /F1 3 0 R >> /XObject << /Im 11 0 R /Missing 900 0 R >> >> >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    '<< /Fields [8 0 R 9 0 R] /DR << /Font << /Helv 3 0 R >> >> /DA (/Helv 0 Tf 0 g) >>',
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /V (100) /Rect [72 600 372 660] /P 5 0 R /AP << /N 10 0 R >> /DA (/Helv 12 Tf 0 g) >>',
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (note) /Rect [72 500 372 560] /P 5 0 R /DA (/Helv 12 Tf 0 g) >>',
    { dictionary: APPEARANCE, data: 'BT /F1 12 Tf 4 20 Td (100) Tj ET' },
    { dictionary: APPEARANCE, data: '' },
    { dictionary: '/Type /Metadata /Subtype /XML', data: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>' },
    { dictionary: '', data: EVIL },
    '<< /Type /Pages /Kids [15 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 14 0 R /MediaBox [0 0 595 842] /Contents 13 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    '<< /Type /Catalog /Pages 14 0 R /AcroForm 7 0 R >>',
    '<< /Type /Annot /Subtype /Square /Rect [300 300 400 400] /P 5 0 R /Contents (See page 2) /AP << /N 11 0 R >> >>',
    '<< /Producer (A word processor) /CreationDate (D:20260101000000Z) >>',
    { dictionary: '/Note (prepared)', data: HIDDEN },
  ];
  return new Uint8Array(
    buildPdf(bodies, '/Info 18 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]'),
  );
}

const edit =
  (change: (tools: Edit) => void | Promise<void>): Attack['alter'] =>
  (signed) =>
    appendRevision(signed, change);

const object = (number: number) => new PdfRef(number);

/** Adds an annotation to the first page. */
const annotate = (dictionary: string, ap = EVIL) =>
  edit(async ({ writer, page, reader, addStream }) => {
    const { ref, dict } = await page(0);
    const look = addStream(APPEARANCE, ap);
    const annotation = writer.add(
      withEntries(parseDict(dictionary), { AP: parse(`<</N ${look.number} 0 R>>`), P: ref }),
    );
    writer.put(ref, new Map(dict).set('Annots', [...(await reader.resolveArray(dict.get('Annots'))), annotation]));
  });

/** Adds a form field to the form and to the first page. */
const addField = (dictionary: string, { isShown = true, look = EVIL } = {}) =>
  edit(async ({ writer, page, reader, catalog, form, addStream }) => {
    const { ref, dict } = await page(0);
    const ap = addStream(APPEARANCE, look);
    const field = writer.add(withEntries(parseDict(dictionary), { P: ref, AP: parse(`<</N ${ap.number} 0 R>>`) }));
    if (isShown) {
      writer.put(ref, new Map(dict).set('Annots', [...(await reader.resolveArray(dict.get('Annots'))), field]));
    }
    const fields = [...(await reader.resolveArray(form.get('Fields'))), field];
    writer.put(catalog.dict.get('AcroForm') as PdfRef, new Map(form).set('Fields', fields));
  });

const setPage = (entries: Record<string, never> | Record<string, PdfRef | string>) =>
  edit(async ({ writer, page }) => {
    const { ref, dict } = await page(0);
    writer.put(ref, withEntries(dict, entries as Record<string, PdfRef>));
  });

const setCatalog = (entries: string) =>
  edit(({ writer, catalog }) => void writer.put(catalog.ref, new Map([...catalog.dict, ...parseDict(entries)])));

const setForm = (entries: string) =>
  edit(({ writer, catalog, form }) => {
    writer.put(catalog.dict.get('AcroForm') as PdfRef, new Map([...form, ...parseDict(entries)]));
  });

const redrawObject = (number: number, dictionary = APPEARANCE, data = EVIL) =>
  edit(({ writer }) => void writer.putStream(object(number), { dict: parseDict(dictionary), data: Buffer.from(data) }));

/** Attacks that a later revision carries out. */
const revisionAttacks: Attack[] = [
  { name: 'a page content is replaced', kind: 'incremental-saving', alter: redrawObject(4, '') },
  { name: 'a page points to another content', kind: 'incremental-saving', alter: setPage({ Contents: object(13) }) },
  {
    name: 'a page gets other resources',
    kind: 'incremental-saving',
    alter: setPage({ Resources: '<</XObject <</Im 10 0 R>>>>' }),
  },
  {
    name: 'a font that the page uses is replaced',
    kind: 'shadow-replace',
    alter: edit(
      ({ writer }) =>
        void writer.put(
          object(3),
          parseDict(
            '/Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >> /Encoding << /Differences [0 /a] >>',
          ),
        ),
    ),
  },
  { name: 'an overlay in front of the page is emptied or filled', kind: 'shadow-hide', alter: redrawObject(11) },
  {
    name: 'an overlay is freed',
    kind: 'shadow-hide',
    alter: (file) => appendByHand(file, {}, { entries: '11 1\n0000000000 00001 f\r\n' }),
  },
  { name: 'an object that the page lacks is supplied', kind: 'shadow-hide', alter: redrawObject(900) },
  {
    name: 'a prepared page tree is switched in',
    kind: 'shadow-hide-and-replace',
    alter: edit(
      ({ writer, catalog }) => void writer.put(catalog.ref, withEntries(catalog.dict, { Pages: object(14) })),
    ),
  },
  {
    name: 'a prepared catalog is named by the trailer alone',
    kind: 'shadow-hide-and-replace',
    alter: (file) => appendByHand(file, {}, { entries: '0 1\n0000000000 65535 f\r\n', trailer: { Root: '16 0 R' } }),
  },
  {
    name: 'an entry points into the data of a stream',
    kind: 'shadow-hide-and-replace',
    alter: (file) => {
      const at = Buffer.from(file).indexOf(HIDDEN);
      return appendByHand(file, {}, { entries: `4 1\n${String(at).padStart(10, '0')} 00000 n\r\n` });
    },
  },
  {
    name: 'an entry points to the bytes of another version',
    kind: 'shadow-hide-and-replace',
    alter: (file) => {
      const at = Buffer.from(file).indexOf('\n5 0 obj') + 1;
      return appendByHand(file, {}, { entries: `5 1\n${String(at).padStart(10, '0')} 00000 n\r\n` });
    },
  },
  {
    name: 'an object stream of a later revision replaces a page',
    kind: 'incremental-saving',
    alter: (file) =>
      appendPacked(file, [[6, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 13 0 R >>']]),
  },
  {
    name: 'an object stream holds the same object twice',
    kind: 'structure',
    alter: (file) =>
      appendPacked(file, [
        [6, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'],
        [6, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 13 0 R >>'],
      ]),
  },
  {
    name: 'a revision lists an object twice',
    kind: 'structure',
    alter: (file) => {
      const at = Buffer.from(file).indexOf('\n4 0 obj') + 1;
      const old = `4 1\n${String(at).padStart(10, '0')} 00000 n\r\n`;
      return appendByHand(file, { 4: `<< /Length ${EVIL.length} >>\nstream\n${EVIL}\nendstream` }, { entries: old });
    },
  },
  {
    name: 'the table of the signed revision is pointed elsewhere',
    kind: 'universal-forgery',
    alter: (file) => {
      const text = Buffer.from(file).toString('latin1');
      const row = (number: number) => String(text.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0');
      return overwrite(file, text.indexOf(`${row(4)} 00000 n`), 10, row(13));
    },
  },
  {
    name: 'the end of the signed revision names another table',
    kind: 'universal-forgery',
    alter: (file) => {
      const text = Buffer.from(file).toString('latin1');
      const at = text.lastIndexOf('startxref') + 10;
      return overwrite(file, at, /^\d+/.exec(text.slice(at))![0].length, /startxref\s+(\d+)/.exec(text)![1]!);
    },
  },
  {
    name: 'junk with an end mark and objects follows the last revision',
    kind: 'incremental-saving',
    alter: (file) => joinParts(file, 'junk\n%%EOF\n13 0 obj\n<< >>\nendobj\n%%EOF\n'),
  },
  {
    name: 'an object comes back in another generation',
    kind: 'structure',
    alter: (file) =>
      appendByHand(file, { 4: `<< /Length ${EVIL.length} >>\nstream\n${EVIL}\nendstream` }, { generation: 1 }),
  },
  {
    name: 'a revision repeats a key in a page',
    kind: 'structure',
    alter: async (file) => {
      const { dict } = await (await PdfReader.open(accessBytes(file))).readCatalog();
      return appendByHand(file, {
        1: `<< /Type /Catalog /Pages 14 0 R /Pages 2 0 R /AcroForm 7 0 R /Metadata 12 0 R /Lang (en) ${dict.has('Perms') ? '/Perms << >>' : ''} >>`,
      });
    },
  },
  {
    name: 'the chain leaves out a revision',
    kind: 'structure',
    alter: async (file) => {
      const { structure } = await PdfReader.open(accessBytes(file));
      return appendByHand(
        file,
        {},
        { entries: '0 1\n0000000000 65535 f\r\n', trailer: { Prev: String(structure.trailer.get('Prev')) } },
      );
    },
  },
  {
    name: 'a free text covers the text of a certified page',
    kind: 'evil-annotation',
    isCertified: true,
    alter: annotate('/Type /Annot /Subtype /FreeText /Rect [60 700 400 760] /DA (/Helv 24 Tf) /Contents (Pay 1000000)'),
  },
  {
    name: 'a stamp covers the text of a certified page',
    kind: 'evil-annotation',
    isCertified: true,
    alter: annotate('/Type /Annot /Subtype /Stamp /Rect [60 700 400 760]'),
  },
  {
    name: 'a redaction covers the text of a signed page',
    kind: 'evil-annotation',
    alter: annotate('/Type /Annot /Subtype /Redact /Rect [60 700 400 760]'),
  },
  {
    name: 'a widget without a field covers the text',
    kind: 'evil-annotation',
    alter: annotate('/Type /Annot /Subtype /Widget /Rect [60 700 400 760]'),
  },
  {
    name: 'a comment is changed',
    kind: 'evil-annotation',
    alter: edit(
      ({ writer }) =>
        void writer.put(
          object(17),
          parseDict('/Type /Annot /Subtype /Square /Rect [60 700 400 760] /P 5 0 R /AP <</N 10 0 R>>'),
        ),
    ),
  },
  { name: 'the look of a comment is swapped', kind: 'evil-annotation', isCertified: true, alter: redrawObject(11) },
  {
    name: 'annotations lie in another order',
    kind: 'evil-annotation',
    alter: edit(async ({ writer, page, reader }) => {
      const { ref, dict } = await page(0);
      writer.put(ref, new Map(dict).set('Annots', (await reader.resolveArray(dict.get('Annots'))).toReversed()));
    }),
  },
  {
    name: 'an annotation is removed',
    kind: 'evil-annotation',
    alter: edit(async ({ writer, page, reader }) => {
      const { ref, dict } = await page(0);
      writer.put(ref, new Map(dict).set('Annots', (await reader.resolveArray(dict.get('Annots'))).slice(1)));
    }),
  },
  {
    name: 'an empty signature field with a look covers the text',
    kind: 'sneaky-signature',
    alter: addField('/Type /Annot /Subtype /Widget /FT /Sig /T (sneaky) /F 4 /Rect [60 700 400 760]'),
  },
  {
    name: 'a signature field is added visibly to a certified file',
    kind: 'sneaky-signature',
    isCertified: true,
    alter: addField(
      '/Type /Annot /Subtype /Widget /FT /Sig /T (sneaky) /F 4 /Rect [60 700 400 760] /V << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>',
    ),
  },
  {
    name: 'a text field covers the text',
    kind: 'sneaky-signature',
    alter: addField('/Type /Annot /Subtype /Widget /FT /Tx /T (cover) /V (x) /Rect [60 700 400 760]'),
  },
  {
    name: 'a field has the name of a signed one',
    kind: 'sneaky-signature',
    alter: addField('/Type /Annot /Subtype /Widget /FT /Sig /T (signature-0) /Rect [0 0 0 0]', { isShown: false }),
  },
  {
    name: 'an empty field gets a look without a signature',
    kind: 'sneaky-signature',
    alter: edit(async ({ writer, field, addStream }) => {
      const { ref, dict } = await field('signature-1');
      writer.put(ref, withEntries(dict, { AP: parse(`<</N ${addStream(APPEARANCE, EVIL).number} 0 R>>`) }));
    }),
  },
  {
    name: 'an empty field takes the signature of another',
    kind: 'sneaky-signature',
    alter: edit(async ({ writer, field }) => {
      const signature = (await field('signature-0')).dict.get('V') as PdfRef;
      const { ref, dict } = await field('signature-1');
      writer.put(ref, withEntries(dict, { V: signature }));
    }),
  },
  {
    name: 'the look of a signed field is swapped',
    kind: 'swapped-appearance',
    alter: edit(async ({ writer, field, addStream }) => {
      const { ref, dict } = await field('signature-0');
      writer.put(ref, withEntries(dict, { AP: parse(`<</N ${addStream(APPEARANCE, EVIL).number} 0 R>>`) }));
    }),
  },
  {
    name: 'the stream behind the look of a signed field is replaced',
    kind: 'swapped-appearance',
    alter: edit(async ({ writer, reader, field }) => {
      const look = (await reader.resolveDict((await field('signature-0')).dict.get('AP')))!.get('N') as PdfRef;
      writer.putStream(look, { dict: parseDict(APPEARANCE), data: Buffer.from(EVIL) });
    }),
  },
  {
    name: 'a signed field moves',
    kind: 'swapped-appearance',
    alter: edit(async ({ writer, field }) => {
      const { ref, dict } = await field('signature-0');
      writer.put(ref, withEntries(dict, { Rect: [0, 0, 500, 500] }));
    }),
  },
  {
    name: 'a signed field loses its signature',
    kind: 'swapped-appearance',
    alter: edit(async ({ writer, field }) => {
      const { ref, dict } = await field('signature-0');
      const bare = new Map(dict);
      bare.delete('V');
      writer.put(ref, bare);
    }),
  },
  {
    name: 'a form field shows another look for the same value',
    kind: 'shadow-replace',
    alter: edit(async ({ writer, field, addStream }) => {
      const { ref, dict } = await field('amount');
      writer.put(ref, withEntries(dict, { AP: parse(`<</N ${addStream(APPEARANCE, EVIL).number} 0 R>>`) }));
    }),
  },
  { name: 'the stream behind a form field is replaced', kind: 'shadow-replace', alter: redrawObject(10) },
  {
    name: 'a form field moves',
    kind: 'form',
    alter: edit(async ({ writer, field }) => {
      const { ref, dict } = await field('amount');
      writer.put(ref, withEntries(dict, { Rect: [60, 700, 400, 760], V: '(7)' as never }));
    }),
  },
  {
    name: 'a form field gets a script',
    kind: 'form',
    alter: edit(async ({ writer, field }) => {
      const { ref, dict } = await field('note');
      writer.put(ref, withEntries(dict, { AA: parse('<</K <</S /JavaScript /JS (app.alert)>>>>') }));
    }),
  },
  { name: 'readers are told to draw all fields anew', kind: 'form', alter: setForm('/NeedAppearances true') },
  { name: 'an XFA form is added', kind: 'form', alter: setForm('/XFA (x)') },
  { name: 'the font of the form is replaced', kind: 'form', alter: setForm('/DR << /Font << /Helv 13 0 R >> >>') },
  { name: 'a field is removed', kind: 'form', alter: setForm('/Fields [8 0 R]') },
  {
    name: 'the form is removed',
    kind: 'form',
    alter: edit(({ writer, catalog }) => {
      const bare = new Map(catalog.dict);
      bare.delete('AcroForm');
      writer.put(catalog.ref, bare);
    }),
  },
  {
    name: 'a page is added',
    kind: 'pages',
    alter: edit(
      ({ writer }) => void writer.put(object(2), parseDict('/Type /Pages /Kids [5 0 R 6 0 R 15 0 R] /Count 3')),
    ),
  },
  {
    name: 'a page is removed',
    kind: 'pages',
    alter: edit(({ writer }) => void writer.put(object(2), parseDict('/Type /Pages /Kids [5 0 R] /Count 1'))),
  },
  {
    name: 'pages change places',
    kind: 'pages',
    alter: edit(({ writer }) => void writer.put(object(2), parseDict('/Type /Pages /Kids [6 0 R 5 0 R] /Count 2'))),
  },
  { name: 'a page is turned', kind: 'pages', alter: setPage({ Rotate: '180' }) },
  { name: 'a page is cropped', kind: 'pages', alter: setPage({ CropBox: '[0 0 100 100]' }) },
  {
    name: 'a page is turned from above',
    kind: 'pages',
    alter: edit(
      ({ writer }) => void writer.put(object(2), parseDict('/Type /Pages /Kids [5 0 R 6 0 R] /Count 2 /Rotate 180')),
    ),
  },
  {
    name: 'a script runs on opening',
    kind: 'catalog',
    alter: setCatalog('/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>'),
  },
  {
    name: 'scripts get names',
    kind: 'catalog',
    alter: setCatalog('/Names <</JavaScript <</Names [(a) <</S /JavaScript /JS (x)>>]>>>>'),
  },
  { name: 'events get scripts', kind: 'catalog', alter: setCatalog('/AA <</WC <</S /JavaScript /JS (x)>>>>') },
  { name: 'layers are added', kind: 'catalog', alter: setCatalog('/OCProperties <</OCGs [] /D << >>>>') },
  { name: 'permissions are replaced', kind: 'catalog', alter: setCatalog('/Perms << /UR3 13 0 R >>') },
  { name: 'the version falls', kind: 'catalog', alter: setCatalog('/Version /1') },
];

/** Every attack that a verifier must notice, as changes of a signed `makeAttackBase`. */
export const attacks: Attack[] = [...byteLayerAttacks, ...revisionAttacks];
