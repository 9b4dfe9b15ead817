import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { appendRevision, joinParts, parse, parseDict, withEntries, type Edit } from '../testing/edit-pdf.ts';
import { buildPdf } from '../testing/pdf-builder.ts';
import { makeRevisionRequest, makeSigningFixture, signFile, type SigningFixture } from '../testing/signing-fixture.ts';
import { PdfRef, type PdfValue } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { verifyDocument } from './verify-document.ts';

// What other programs do to signed files without harming anything.

let fixture: SigningFixture;
beforeAll(async () => {
  fixture = await makeSigningFixture();
});
afterAll(() => fixture.remove());

const judge = async (file: Uint8Array) => {
  const { verdict, findings, signatures } = await verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });
  const forbidden = signatures.flatMap(({ changesSince }) => changesSince.filter(({ isAllowed }) => !isAllowed));
  return { verdict, findings, forbidden };
};
const PASSED = { verdict: 'TOTAL_PASSED', findings: [], forbidden: [] };
const sign = (file: Uint8Array) => signFile(file, makeRevisionRequest(0), fixture.trust);

/** A tagged page with a form whose resources are objects of their own, as word processors write them. */
const makeBase = () =>
  new Uint8Array(
    buildPdf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /StructTreeRoot 8 0 R /MarkInfo << /Marked true >> >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /StructParents 0 /Resources << /Font << /F1 3 0 R >> >> >>',
      {
        dictionary: '',
        data: '/P << /MCID 0 >> BDC BT /F1 24 Tf 72 720 Td (Pay 100) Tj ET EMC /P << /MCID 1 >> BDC EMC',
      },
      '<< /Fields [] /DR 7 0 R /DA (/Helv 0 Tf 0 g) >>',
      '<< /Font 12 0 R /ProcSet [/PDF] /XObject 99 0 R >>',
      '<< /Type /StructTreeRoot /K [9 0 R] /ParentTree 11 0 R /ParentTreeNextKey 1 >>',
      '<< /Type /StructElem /S /Document /P 8 0 R /K [10 0 R 13 0 R] >>',
      '<< /Type /StructElem /S /P /P 9 0 R /Pg 4 0 R /K 0 >>',
      '<< /Nums [0 [10 0 R 13 0 R]] >>',
      '<< /Helv 3 0 R >>',
      '<< /Type /StructElem /S /P /P 9 0 R /Pg 4 0 R /K 1 >>',
    ]),
  );

const ref = (number: number) => new PdfRef(number);

/** Adds an empty signature field, with these further entries. */
async function addField({ writer, page, reader, form }: Edit, entries: string, rect = '[0 0 0 0]'): Promise<PdfRef> {
  const { ref: pageRef, dict } = await page(0);
  const field = writer.add(
    withEntries(parseDict(`/Type /Annot /Subtype /Widget /FT /Sig /T (later) /F 4 /Rect ${rect} ${entries}`), {
      P: pageRef,
    }),
  );
  const annotations = await reader.resolveArray(dict.get('Annots'));
  writer.put(pageRef, new Map(dict).set('Annots', [...annotations, field]));
  writer.put(ref(6), new Map(form).set('Fields', [...(await reader.resolveArray(form.get('Fields'))), field]));
  return field;
}

describe('a file whose last line points', () => {
  it.each(['\n', '\r\n', '   ', ' \n \n'])('at white space (%j) before its table passes', async (space) => {
    const text = Buffer.from(makeBase()).toString('latin1');
    const at = text.lastIndexOf('\nxref') + 1;
    const moved = joinParts(text.slice(0, at), space, text.slice(at));
    expect(await judge(await sign(moved))).toEqual(PASSED);
  });

  it('at white space before the table of its signed revision passes', async () => {
    const signed = await sign(makeBase());
    const spaced = await appendSpaced(signed);
    expect(await judge(spaced)).toEqual(PASSED);
  });
});

describe('a file that lets a reader do more', () => {
  it('by a signature of usage rights, to which no field leads, passes', async () => {
    const rights =
      '/Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 99 9] /Contents <3003020100>';
    const base = await appendRevision(makeBase(), ({ writer, catalog }) => {
      const signature = writer.add(parseDict(rights));
      writer.put(catalog.ref, withEntries(catalog.dict, { Perms: new Map([['UR3', signature]]) }));
    });
    expect(await judge(await sign(base))).toEqual(PASSED);
  });
});

/** A revision that renews nothing but a date, whose startxref points at the line end before its table. */
async function appendSpaced(file: Uint8Array): Promise<Uint8Array> {
  const appended = await appendRevision(file, ({ writer, catalog }) => {
    const dss = writer.add(parseDict('/Type /DSS /Certs []'));
    writer.put(catalog.ref, withEntries(catalog.dict, { DSS: dss }));
  });
  const text = Buffer.from(appended).toString('latin1');
  return joinParts(
    text.replace(/startxref\n(\d+)\n%%EOF\s*$/, (_, at: string) => `startxref\n${Number(at) - 1}\n%%EOF\n`),
  );
}

describe('a later revision', () => {
  const edit = async (change: (tools: Edit) => void | Promise<void>) => appendRevision(await sign(makeBase()), change);

  it('may add a signature field that says how it looks while pressed', async () => {
    for (const mode of ['/N', '/I', '/O', '/P', '/T']) {
      expect(await judge(await edit((tools) => addField(tools, `/H ${mode}`).then(() => undefined)))).toEqual(PASSED);
    }
  });

  it('may give the form a font, wherever its resources are', async () => {
    const font = '/Type /Font /Subtype /Type1 /BaseFont /Courier';
    const changes: Record<string, (tools: Edit) => void> = {
      'in the dictionary of fonts': ({ writer }) =>
        void writer.put(ref(12), parseDict(`/Helv 3 0 R /Cour ${writer.add(parseDict(font)).number} 0 R`)),
      'in resources that are new': ({ writer, form }) => {
        const fonts = `<< /Helv 3 0 R /Cour ${writer.add(parseDict(font)).number} 0 R >>`;
        writer.put(ref(6), withEntries(form, { DR: parse(`<< /Font ${fonts} /ProcSet [/PDF] /XObject 99 0 R >>`) }));
      },
      'with the procedures of old printers': ({ writer }) =>
        void writer.put(ref(7), parseDict('/Font 12 0 R /ProcSet [/PDF /Text] /XObject 99 0 R')),
      'with a category that led nowhere': ({ writer }) => {
        const look = writer.addStream({
          dict: parseDict('/Type /XObject /Subtype /Form /BBox [0 0 1 1]'),
          data: new Uint8Array(),
        });
        writer.put(ref(7), parseDict(`/Font 12 0 R /ProcSet [/PDF] /XObject << /Look ${look.number} 0 R >>`));
      },
      'with an encoding': ({ writer }) => {
        const encoding = writer.add(parseDict('/PDFDocEncoding << /Type /Encoding >>'));
        const added = writer.add(parseDict(font)).number;
        writer.put(ref(12), parseDict(`/Helv 3 0 R /ZaDb ${added} 0 R`));
        writer.put(ref(7), parseDict(`/Font 12 0 R /ProcSet [/PDF] /XObject 99 0 R /Encoding ${encoding.number} 0 R`));
      },
    };
    for (const [name, change] of Object.entries(changes)) expect(await judge(await edit(change)), name).toEqual(PASSED);
  });

  it('may not give the form another font under a name that it knows', async () => {
    const file = await edit(({ writer }) => {
      const other = writer.add(parseDict('/Type /Font /Subtype /Type1 /BaseFont /Symbol'));
      writer.put(ref(12), parseDict(`/Helv ${other.number} 0 R`));
    });
    expect((await judge(file)).verdict).toBe('TOTAL_FAILED');
  });
});

describe('the structure of a tagged file', () => {
  /** Adds a field and a node for it, then changes the structure further. */
  const tag = async (change: (tools: Edit & { node: PdfRef; added: PdfRef }) => void = () => undefined) =>
    appendRevision(await sign(makeBase()), async (tools) => {
      const { writer } = tools;
      const added = await addField(tools, '/StructParent 1');
      const node = writer.add(
        parseDict(
          `/Type /StructElem /S /Form /P 9 0 R /Pg 4 0 R /K << /Type /OBJR /Obj ${added.number} 0 R /Pg 4 0 R >>`,
        ),
      );
      writer.put(ref(9), parseDict(`/Type /StructElem /S /Document /P 8 0 R /K [10 0 R 13 0 R ${node.number} 0 R]`));
      writer.put(ref(11), parseDict(`/Nums [0 [10 0 R 13 0 R] 1 ${node.number} 0 R]`));
      writer.put(ref(8), parseDict('/Type /StructTreeRoot /K [9 0 R] /ParentTree 11 0 R /ParentTreeNextKey 2'));
      change({ ...tools, node, added });
    });

  it('may gain a node for a new field', async () => {
    expect(await judge(await tag())).toEqual(PASSED);
  });

  it('may gain that node at its root', async () => {
    const file = await tag(({ writer, node }) => {
      writer.put(ref(9), parseDict('/Type /StructElem /S /Document /P 8 0 R /K [10 0 R 13 0 R]'));
      writer.put(
        ref(8),
        parseDict(`/Type /StructTreeRoot /K [9 0 R ${node.number} 0 R] /ParentTree 11 0 R /ParentTreeNextKey 2`),
      );
    });
    expect(await judge(file)).toEqual(PASSED);
  });

  const attacks: [string, (tools: Edit & { node: PdfRef; added: PdfRef }) => void][] = [
    ['loses a node', ({ writer, node }) => void writer.put(ref(9), nodeOf(`[10 0 R ${node.number} 0 R]`))],
    [
      'puts its nodes into another order',
      ({ writer, node }) => void writer.put(ref(9), nodeOf(`[13 0 R 10 0 R ${node.number} 0 R]`)),
    ],
    [
      'gives a node another role',
      ({ writer }) => void writer.put(ref(10), parseDict('/Type /StructElem /S /H1 /P 9 0 R /Pg 4 0 R /K 0')),
    ],
    [
      'gives a node a text to be read out',
      ({ writer }) =>
        void writer.put(ref(10), parseDict('/Type /StructElem /S /P /P 9 0 R /Pg 4 0 R /K 0 /ActualText (Pay 900)')),
    ],
    [
      'reads out another text for the field',
      ({ writer, node, added }) =>
        void writer.put(
          node,
          parseDict(
            `/Type /StructElem /S /Form /P 9 0 R /ActualText (Pay 900) /K << /Type /OBJR /Obj ${added.number} 0 R >>`,
          ),
        ),
    ],
    [
      'gains a node for what is shown already',
      ({ writer, node }) => void writer.put(node, parseDict('/Type /StructElem /S /P /P 9 0 R /Pg 4 0 R /K 0')),
    ],
    [
      'leads to another node by number',
      ({ writer, node }) =>
        void writer.put(ref(11), parseDict(`/Nums [0 [10 0 R ${node.number} 0 R] 1 ${node.number} 0 R]`)),
    ],
    [
      'gains a map of roles',
      ({ writer }) =>
        void writer.put(
          ref(8),
          parseDict(
            '/Type /StructTreeRoot /K [9 0 R] /ParentTree 11 0 R /ParentTreeNextKey 2 /RoleMap << /P /Artifact >>',
          ),
        ),
    ],
  ];
  const nodeOf = (kids: string): PdfValue => parseDict(`/Type /StructElem /S /Document /P 8 0 R /K ${kids}`);

  it.each(attacks)('does not pass when it %s', async (_, change) => {
    expect((await judge(await tag(change))).verdict).toBe('TOTAL_FAILED');
  });
});
