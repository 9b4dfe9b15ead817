import { describe, expect, it } from 'vitest';

import { appendPacked } from '../testing/benign-pdfs.ts';
import { appendByHand, appendRevision, parseDict, withEntries, type Edit } from '../testing/edit-pdf.ts';
import { authority, makeCertificate, usage } from '../testing/made-certificates.ts';
import { appendMessage, makeMessage } from '../testing/made-signatures.ts';
import { buildPdf, type ObjectBody } from '../testing/pdf-builder.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { PdfRef } from '../pdf/values.ts';
import { verifyDocument } from './verify-document.ts';

// Files whose author has prepared, before anybody signed, that a later revision may show something else: an object serves for
// what is drawn and seems to serve for something that may change.

const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const signer = makeCertificate('Signer', { issuer: root, extensions: [usage(0, 1)] });

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: root.certificate, source: 'operator', name: 'root.pem' }],
    at: new Date('2026-06-01T00:00:00Z'),
  });

const say = (words: string, font = 'F1') => `BT /${font} 24 Tf 72 720 Td (${words}) Tj ET`;
const [GOOD, EVIL] = [say('Pay 100'), say('Pay 1000000')];
const DRAWING = '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>';
const drawing = (data = GOOD): ObjectBody => ({ dictionary: DRAWING, data });

type Prepared = {
  catalog?: string;
  pages?: string;
  content?: ObjectBody;
  resources?: string;
  page?: string;
  fields?: string;
  /** Objects from number 7 on. */
  more?: ObjectBody[];
};

/** A page whose content is object 4, which the other entries of page, catalog and form go with. */
const prepare = ({ catalog = '', pages = '', page = '', fields = '', more = [], ...input }: Prepared) =>
  new Uint8Array(
    buildPdf([
      `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [5 0 R] /Count 1 ${pages} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      input.content ?? { dictionary: '', data: GOOD },
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${input.resources ?? '/Resources << /Font << /F1 3 0 R >> >>'} ${page} >>`,
      `<< /Fields [${fields}] >>`,
      ...more,
    ]),
  );

const draw = (name: string): ObjectBody => ({ dictionary: '', data: `/${name} Do` });
const drawFrom = (dictionary: number) => `/Resources << /Font << /F1 3 0 R >> /XObject ${dictionary} 0 R >>`;

const edit = (change: (tools: Edit) => void | Promise<void>) => (file: Uint8Array) => appendRevision(file, change);
const redraw = (number: number, dictionary = DRAWING) =>
  edit(
    ({ writer }) => void writer.putStream(new PdfRef(number), { dict: parseDict(dictionary), data: Buffer.from(EVIL) }),
  );
const switchPages = (entries: (tools: Edit) => string) =>
  edit((tools) => {
    const pages = tools.writer.add(parseDict(`/Type /Pages /Kids [5 0 R] /Count 1 ${entries(tools)}`));
    tools.writer.put(tools.catalog.ref, withEntries(tools.catalog.dict, { Pages: pages }));
  });

/** A drawing that names another one, written so that some readers do not read it. */
const oddDrawing = (dictionary: string): ObjectBody => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${dictionary}`,
  data: '/Y Do',
});
const viaOdd = (dictionary: string): Prepared => ({
  content: draw('X'),
  resources: '/Resources << /XObject << /X 7 0 R >> >>',
  more: [oddDrawing(dictionary), drawing()],
});

const attacks: [name: string, prepared: Prepared, alter: (signed: Uint8Array) => Promise<Uint8Array>][] = [
  ...['XRef', 'ObjStm'].map((type): (typeof attacks)[number] => [
    `the content of a page calls itself /${type}`,
    { content: { dictionary: `/Type /${type}`, data: GOOD } },
    redraw(4, `/Type /${type}`),
  ]),
  [
    'the content of a page calls itself /XRef and goes',
    { content: { dictionary: '/Type /XRef', data: GOOD } },
    (file) => appendByHand(file, {}, { entries: '4 1\n0000000000 00001 f\r\n' }),
  ],
  [
    'what names a drawing calls itself /XRef',
    {
      content: draw('X'),
      resources: '/Resources << /XObject << /X 7 0 R >> >>',
      more: [
        {
          dictionary: '/Type /XRef /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /Y 8 0 R >> >>',
          data: '/Y Do',
        },
        drawing(),
      ],
    },
    redraw(8),
  ],
  [
    'the names of drawings look like an element of the logical structure',
    { content: draw('P'), resources: drawFrom(7), more: ['<< /S /Figure /P 8 0 R >>', drawing()] },
    redraw(8),
  ],
  [
    'a look is chosen from what looks like an element of the logical structure',
    {
      page: '/Annots [9 0 R]',
      more: [
        '<< /S /Figure /P 8 0 R >>',
        drawing(),
        '<< /Type /Annot /Subtype /Stamp /Rect [72 600 372 660] /AP << /N 7 0 R >> /AS /P >>',
      ],
    },
    redraw(8),
  ],
  [
    'a font looks like an annotation, and the names of fonts like what points at it',
    {
      content: { dictionary: '', data: say('Pay 100', 'P') },
      resources: '/Resources << /Font 7 0 R >>',
      more: ['<< /P 8 0 R >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Rect [0 0 0 0] >>'],
    },
    edit(
      ({ writer }) =>
        void writer.put(
          new PdfRef(8),
          parseDict('/Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats /Rect [0 0 0 0]'),
        ),
    ),
  ],
  [
    'a drawing lies behind one with a number that is none',
    viaOdd('/Resources << /XObject << /Y 8 0 R >> >> /Odd 1e5'),
    redraw(8),
  ],
  [
    'a drawing lies behind one with a comment in its reference',
    viaOdd('/Resources << /XObject << /Y 8 % here\n 0 R >> >>'),
    redraw(8),
  ],
  [
    'a drawing lies behind one with 9 megabytes of comment',
    viaOdd(`/Resources << /XObject << /Y 8 0 R >> >> %${'x'.repeat(9e6)}\n`),
    redraw(8),
  ],
  [
    'the catalog names drawings, too, for one with a number that is none',
    {
      ...viaOdd(''),
      catalog: '/Metadata 8 0 R',
      more: [
        { ...(oddDrawing('/Resources << /XObject 1 0 R >> /Odd 1e5') as object), data: '/Metadata Do' } as ObjectBody,
        drawing(),
      ],
    },
    redraw(8),
  ],
  ['another tree of pages turns them', {}, switchPages(() => '/Rotate 180')],
  [
    'another tree of pages brings other resources',
    { content: draw('X'), resources: '', pages: '/Resources << /XObject << /X 7 0 R >> >>', more: [drawing()] },
    switchPages(({ addStream }) => `/Resources << /XObject << /X ${addStream(DRAWING, EVIL).number} 0 R >> >>`),
  ],
  [
    'the catalog names drawings, too, and gets other metadata',
    { content: draw('Metadata'), resources: drawFrom(1), catalog: '/Metadata 7 0 R', more: [drawing()] },
    edit(({ writer, catalog, addStream }) => {
      writer.put(catalog.ref, withEntries(catalog.dict, { Metadata: addStream(DRAWING, EVIL) }));
    }),
  ],
  [
    'the catalog names drawings, too, and its metadata are replaced in their place',
    { content: draw('Metadata'), resources: drawFrom(1), catalog: '/Metadata 7 0 R', more: [drawing()] },
    redraw(7),
  ],
  [
    'a page names drawings, too, and is changed at another date',
    { content: draw('LastModified'), resources: drawFrom(5), page: '/LastModified 7 0 R', more: [drawing()] },
    edit(async ({ writer, page, addStream }) => {
      const { ref, dict } = await page(0);
      writer.put(ref, withEntries(dict, { LastModified: addStream(DRAWING, EVIL) }));
    }),
  ],
  [
    'the form names drawings, too, and says otherwise how it is drawn',
    { content: draw('NeedAppearances'), resources: drawFrom(6) },
    edit(({ writer, form, addStream }) => {
      writer.put(new PdfRef(6), withEntries(form, { NeedAppearances: addStream(DRAWING, EVIL) }));
    }),
  ],
  ...[new PdfRef(5), null].map((state): (typeof attacks)[number] => [
    `a button gets ${state ? 'something else' : 'nothing'} for its state`,
    {
      page: '/Annots [7 0 R]',
      fields: '7 0 R',
      more: [
        '<< /Type /Annot /Subtype /Widget /FT /Btn /T (box) /V /Off /AS /Off /Rect [72 600 92 620] /P 5 0 R /AP << /N << /Yes 8 0 R /Off 8 0 R >> >> >>',
        drawing(),
      ],
    },
    edit(async ({ writer, field }) => {
      const { ref, dict } = await field('box');
      writer.put(ref, withEntries(dict, { AS: state }));
    }),
  ]),
  [
    'a field names drawings, too, and is filled in',
    { content: draw('V'), resources: drawFrom(7), fields: '7 0 R', more: ['<< /FT /Tx /T (note) >>'] },
    edit(async ({ writer, field, addStream }) => {
      const { ref, dict } = await field('note');
      writer.put(ref, withEntries(dict, { V: addStream(DRAWING, EVIL) }));
    }),
  ],
];

describe('a file that was prepared to show something else', () => {
  it('does not pass when a drawing lies behind a container that cannot be unpacked', async () => {
    const plain = prepare({ content: draw('X'), resources: drawFrom(40), more: ['<< >>', drawing()] });
    const packed = Buffer.from(await appendPacked(plain, [[40, '<< /X 8 0 R >>']])).toString('latin1');
    const sealed = new Uint8Array(Buffer.from(packed.replace('/FlateDecode', '/FlatoDecode'), 'latin1'));
    const signed = await appendMessage(sealed, (bytes) => makeMessage(signer, bytes));
    const verdicts = [await judge(signed), await judge(await redraw(8)(signed))].map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['TOTAL_PASSED', 'TOTAL_FAILED']);
  });

  it.each(attacks)('does not pass when %s', async (_, prepared, alter) => {
    const signed = await appendMessage(prepare(prepared), (bytes) => makeMessage(signer, bytes));
    const verdicts = [await judge(signed), await judge(await alter(signed))].map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['TOTAL_PASSED', 'TOTAL_FAILED']);
  });
});
