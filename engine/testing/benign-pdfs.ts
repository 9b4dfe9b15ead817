import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { PdfRef, PdfStream, serialise, type PdfValue } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { appendByHand, appendRevision, joinParts, parse, parseDict, withEntries, type Edit } from './edit-pdf.ts';
import { packObjectStream } from './pdf-builder.ts';

/** A later revision that changes nothing a signature protects, as programs write it. */
export type BenignEdit = { name: string; alter: (signed: Uint8Array) => Uint8Array | Promise<Uint8Array> };

const edit =
  (change: (tools: Edit) => void | Promise<void>): BenignEdit['alter'] =>
  (signed) =>
    appendRevision(signed, change);

/** The same dictionary with its keys in the opposite order. */
const turnAround = (value: PdfValue): PdfValue => {
  if (Array.isArray(value)) return value.map(turnAround);
  if (!(value instanceof Map)) return value;
  return new Map([...value].toReversed().map(([key, member]) => [key, turnAround(member)]));
};

/** Appends a revision with an object stream and a cross-reference stream, as PDF 1.5 programs do. */
export async function appendPacked(file: Uint8Array, objects: [number: number, text: string][]): Promise<Uint8Array> {
  const { structure } = await PdfReader.open(accessBytes(file));
  const container = structure.nextNumber;
  const { dictionary, data } = packObjectStream(objects) as { dictionary: string; data: Buffer };
  const packed = joinParts(
    `\n${container} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`,
    data,
    '\nendstream\nendobj\n',
  );
  const rows: [number, number, number, number][] = [
    ...objects.map(([number], index): [number, number, number, number] => [number, 2, container, index]),
    [container, 1, file.length + 1, 0],
    [container + 1, 1, file.length + packed.length, 0],
  ];
  const table = Buffer.concat(
    rows.map(([, kind, second, third]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(second, 1);
      row.writeUInt16BE(third, 5);
      return row;
    }),
  );
  const root = structure.trailer.get('Root') as PdfRef;
  const index = rows.map(([number]) => `${number} 1`).join(' ');
  const dict = `/Type /XRef /Size ${container + 2} /W [1 4 2] /Index [${index}] /Prev ${structure.startXref} /Root ${root.number} 0 R /Length ${table.length}`;
  return joinParts(
    file,
    packed,
    `${container + 1} 0 obj\n<< ${dict} >>\nstream\n`,
    table,
    `\nendstream\nendobj\nstartxref\n${file.length + packed.length}\n%%EOF\n`,
  );
}

/** Later revisions of a signed `makeAttackBase` that must not be refused. */
export const benignEdits: BenignEdit[] = [
  {
    name: 'a document security store is added',
    alter: edit(({ writer, catalog }) => {
      const dss = writer.add(parseDict('/Type /DSS /Certs [] /OCSPs [] /VRI << >>'));
      writer.put(catalog.ref, withEntries(catalog.dict, { DSS: dss }));
    }),
  },
  {
    name: 'metadata, dates and producer are renewed',
    alter: edit(({ writer, addStream, catalog }) => {
      writer.put(
        new PdfRef(18),
        parseDict('/Producer (Another program) /CreationDate (D:20260101000000Z) /ModDate (D:20260202000000Z)'),
      );
      writer.put(
        catalog.ref,
        withEntries(catalog.dict, { Metadata: addStream('/Type /Metadata /Subtype /XML', '<new/>') }),
      );
    }),
  },
  {
    name: 'the metadata stream is replaced in its place',
    alter: edit(
      ({ writer }) =>
        void writer.putStream(new PdfRef(12), {
          dict: parseDict('/Type /Metadata /Subtype /XML'),
          data: Buffer.from('<new/>'),
        }),
    ),
  },
  {
    name: 'catalog, form and page are written again in another order of keys',
    alter: edit(async ({ writer, catalog, form, page }) => {
      const { ref, dict } = await page(0);
      writer.put(catalog.ref, turnAround(catalog.dict));
      writer.put(catalog.dict.get('AcroForm') as PdfRef, turnAround(form));
      writer.put(ref, turnAround(dict));
    }),
  },
  {
    name: 'what stood directly becomes objects of their own',
    alter: edit(async ({ writer, page, form, catalog }) => {
      const { ref, dict } = await page(0);
      writer.put(
        ref,
        withEntries(dict, { Annots: writer.add(dict.get('Annots')!), Resources: writer.add(dict.get('Resources')!) }),
      );
      writer.put(
        catalog.dict.get('AcroForm') as PdfRef,
        withEntries(form, { Fields: writer.add(form.get('Fields')!) }),
      );
    }),
  },
  {
    name: 'the form moves into the catalog',
    alter: edit(
      ({ writer, catalog, form }) => void writer.put(catalog.ref, withEntries(catalog.dict, { AcroForm: form })),
    ),
  },
  {
    name: 'the catalog gets another number',
    alter: async (file) => {
      const reader = await PdfReader.open(accessBytes(file));
      const { dict } = await reader.readCatalog();
      const number = reader.structure.nextNumber;
      return appendByHand(file, { [number]: serialise(dict) }, { trailer: { Root: `${number} 0 R` } });
    },
  },
  {
    name: 'a renumbered copy of the page content and its overlay is used',
    alter: edit(async ({ writer, page, reader }) => {
      const { ref, dict } = await page(0);
      const content = (await reader.resolve(dict.get('Contents'))) as PdfStream;
      const length = (await reader.resolve(content.dict.get('Length'))) as number;
      const data = await reader.source.read(content.offset, length);
      const copy = writer.putBody(
        writer.allocate(),
        joinParts(`<< /Length ${length} >>\nstream\n`, data, '\nendstream'),
      );
      writer.put(ref, withEntries(dict, { Contents: copy }));
    }),
  },
  {
    name: 'the catalog is written into an object stream',
    alter: async (file) => {
      const { dict, ref } = await (await PdfReader.open(accessBytes(file))).readCatalog();
      return appendPacked(file, [
        [ref.number, serialise(dict)],
        [18, '<< /Producer (Packed) >>'],
      ]);
    },
  },
  {
    name: 'an object stream is followed by another',
    alter: async (file) => {
      const { dict, ref } = await (await PdfReader.open(accessBytes(file))).readCatalog();
      const first = await appendPacked(file, [[ref.number, serialise(dict)]]);
      return appendPacked(first, [[ref.number, serialise(turnAround(dict))]]);
    },
  },
  {
    name: 'extensions are declared and the version rises',
    alter: edit(({ writer, catalog }) => {
      writer.put(
        catalog.ref,
        withEntries(catalog.dict, {
          Version: parse('/2.0'),
          Extensions: parse('<</ESIC <</BaseVersion /1.7 /ExtensionLevel 1>>>>'),
        }),
      );
    }),
  },
  {
    name: 'nothing but the identifier changes',
    alter: (file) => appendByHand(file, {}, { entries: '0 1\n0000000000 65535 f\r\n', trailer: { ID: '[<00> <01>]' } }),
  },
  { name: 'an orphan is freed', alter: (file) => appendByHand(file, {}, { entries: '13 1\n0000000000 00001 f\r\n' }) },
  {
    name: 'a text field is filled with a new look',
    alter: edit(async ({ writer, field, addStream }) => {
      const { ref, dict } = await field('note');
      const look = addStream('/Type /XObject /Subtype /Form /BBox [0 0 300 60]', 'BT (Yes) Tj ET');
      writer.put(
        ref,
        withEntries(dict, {
          V: parse('(Yes)'),
          M: parse('(D:20260202000000Z)'),
          AP: parse(`<</N ${look.number} 0 R>>`),
        }),
      );
    }),
  },
  {
    name: 'a text field is filled and its look redrawn in its place',
    alter: edit(async ({ writer, field }) => {
      const { ref, dict } = await field('amount');
      writer.put(ref, withEntries(dict, { V: parse('(200)') }));
      writer.putStream(new PdfRef(10), {
        dict: parseDict('/Type /XObject /Subtype /Form /BBox [0 0 300 60]'),
        data: Buffer.from('BT (200) Tj ET'),
      });
    }),
  },
  {
    name: 'the form gains a font and its flags',
    alter: edit(({ writer, catalog, form }) => {
      const font = writer.add(parseDict('/Type /Font /Subtype /Type1 /BaseFont /Courier'));
      writer.put(
        catalog.dict.get('AcroForm') as PdfRef,
        withEntries(form, { SigFlags: 3, DR: parse(`<< /Font << /Helv 3 0 R /Cour ${font.number} 0 R >> >>`) }),
      );
    }),
  },
  { name: 'blank lines follow the end', alter: (file) => joinParts(file, '\n\r\n') },
];
