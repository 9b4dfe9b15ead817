import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as hostile from '../testing/hostile-pdfs.ts';
import { buildSimplePdf } from '../testing/pdf-builder.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentInspection, FileContents } from './document-inspection.ts';
import { inspectDocument } from './inspect-document.ts';
import { runIntake } from './intake.ts';
import { finishRevisions, prepareRevision } from './sign-document.ts';
import { areObjectsSound } from './structure/check-objects.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { accessBytes } from './structure/random-access.ts';

let folder: string;
let fixture: SigningFixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contents-'));
  fixture = await makeSigningFixture();
});
afterAll(async () => {
  fixture.remove();
  await rm(folder, { recursive: true });
});

async function inspect(bytes: Uint8Array): Promise<DocumentInspection> {
  const file = join(folder, 'upload.pdf');
  await writeFile(file, bytes);
  return inspectDocument(file);
}
async function readContents(bytes: Uint8Array): Promise<FileContents> {
  const report = await inspect(bytes);
  expect(report.problems).toEqual([]);
  return report.contents!;
}
const replace = (bytes: Uint8Array, from: string | RegExp, to: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1');
const fieldsAdded = { kind: 'signature-fields-added' };
const xmp = (description: string) => ({
  dictionary: '/Type /Metadata /Subtype /XML',
  data: `<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</r:RDF></x:xmpmeta><?xpacket end="w"?>`,
});
const pdfaNamespace = 'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"';

describe('what an inspection tells of the contents', () => {
  it.each([
    ['/Ff 1 /Filter /Adobe.PPKLite /MDP << /P 0 >> /TimeStamp << /Ff 1 /URL (http://tsa.example) >>', undefined],
    ['/SubFilter [/adbe.pkcs7.detached] /Reasons [(I agree)] /DigestMethod [(SHA512)]', undefined],
    ['/Ff 66 /SubFilter [/adbe.pkcs7.detached /ETSI.CAdES.detached] /DigestMethod [(SHA384) (SHA256)]', undefined],
    ['/Ff 66 /SubFilter [/adbe.pkcs7.detached] /DigestMethod [(SHA512)]', ['SubFilter', 'DigestMethod']],
    ['/Ff 8 /Reasons [(I agree) (I object)]', ['Reasons']],
    ['/Cert << /Ff 2 /Issuer [(a certificate)] >> /MDP << /P 1 >>', ['Cert', 'MDP']],
  ])('tells what the author of a signature field demands that ours does not have: %s', async (seed, demands) => {
    const field = `<< /FT /Sig /T (tenant) /Rect [0 0 0 0] /SV << ${seed} >> >>`;
    const report = await inspect(buildSimplePdf({ catalog: '/AcroForm << /Fields [6 0 R] >>', extra: [field] }));
    expect(report.problems).toEqual([]);
    expect(report.signatureFields.map((found) => found.demands)).toEqual([demands]);
  });

  it('counts the fields of a form and those that are filled in', async () => {
    const fields = [
      '<< /FT /Tx /T (name) /V (Anna) >>',
      '<< /FT /Tx /T (place) /V () >>',
      '<< /FT /Btn /T (agree) /V /Off >>',
      '<< /FT /Ch /T (canton) /V (BE) >>',
    ];
    const catalog = '/AcroForm << /Fields [6 0 R 7 0 R 8 0 R 9 0 R] >>';
    const { form } = await readContents(buildSimplePdf({ catalog, extra: fields }));
    expect(form).toEqual({ fieldCount: 4, filledCount: 2 });
  });

  it('reads what signing a field will lock', async () => {
    const report = await inspect(
      buildSimplePdf({
        catalog: '/AcroForm << /Fields [6 0 R] >>',
        extra: ['<< /FT /Sig /T (Buyer) /Lock << /Action /Include /Fields [(price) (date)] >> >>'],
      }),
    );
    expect(report.signatureFields).toEqual([
      { name: 'Buyer', signed: false, positions: [], lock: { action: 'Include', fields: ['price', 'date'] } },
    ]);
  });

  it('names the fonts that pages, drawings and stamps use and the file does not hold', async () => {
    const embedded = '/FontDescriptor << /Type /FontDescriptor /FontFile2 4 0 R >>';
    const bytes = buildSimplePdf({
      catalog: '/AcroForm << /Fields [] /DR << /Font << /ZaDb << /Subtype /Type1 /BaseFont /ZapfDingbats >> >> >> >>',
      page: '/Annots [<< /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 8 0 R >> >>]',
      resources: '/XObject << /X 6 0 R >>',
      extra: [
        {
          dictionary:
            '/Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /A 7 0 R /B << /Subtype /Type3 /BaseFont /Own >> >> >>',
          data: '',
        },
        '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Lato /DescendantFonts [<< /Subtype /CIDFontType2 >>] >>',
        {
          dictionary: `/Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /C << /Subtype /TrueType /BaseFont /Georgia >> /D << /Subtype /TrueType /BaseFont /Inter ${embedded} >> >> >>`,
          data: '',
        },
      ],
    });
    expect((await readContents(bytes)).missingFonts).toEqual(['Georgia', 'Helvetica', 'Lato']);
  });

  it('names the layers that are off, by list or by base state', async () => {
    const layers = ['<< /Type /OCG /Name (Draft) >>', '<< /Type /OCG /Name (Print) >>'];
    const hide = (configuration: string) =>
      readContents(
        buildSimplePdf({
          catalog: `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${configuration} >> >>`,
          extra: layers,
        }),
      );
    expect((await hide('/OFF [6 0 R]')).hiddenLayers).toEqual(['Draft']);
    expect((await hide('/BaseState /OFF /ON [6 0 R]')).hiddenLayers).toEqual(['Print']);
  });

  it('counts links to other places and names attached files', async () => {
    const link = '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.ch) >> >>';
    const contents = await readContents(
      buildSimplePdf({
        page: '/Annots [6 0 R 7 0 R]',
        extra: [link, link, '<< /Type /Filespec /F (a.xml) /UF (Rechnung.xml) /EF << /F 4 0 R >> >>'],
      }),
    );
    expect(contents).toMatchObject({ externalLinks: 2, attachments: ['Rechnung.xml'] });
  });

  it.each([
    [`<r:Description ${pdfaNamespace} pdfaid:part="2" pdfaid:conformance="B"/>`, { part: 2, conformance: 'B' }],
    [
      `<r:Description ${pdfaNamespace}><pdfaid:part>3</pdfaid:part><pdfaid:conformance>u</pdfaid:conformance></r:Description>`,
      { part: 3, conformance: 'U' },
    ],
    [`<r:Description ${pdfaNamespace.replaceAll('pdfaid', 'p')}><p:part>4</p:part></r:Description>`, { part: 4 }],
    ['<r:Description xmlns:dc="x" dc:title="pdfaid:part 2"/>', undefined],
  ])('reads the claim of PDF/A in %s', async (description, claim) => {
    const report = await inspect(buildSimplePdf({ catalog: '/Metadata 6 0 R', extra: [xmp(description)] }));
    expect(report.contents?.pdfA).toEqual(claim);
    expect(report.claimsPdfA).toBe(claim !== undefined);
    expect(report.contents?.changes).toEqual([fieldsAdded]);
  });

  it('reports a page in points of the sheet when it states its own unit, and places its fields so', async () => {
    const report = await inspect(
      buildSimplePdf({
        catalog: '/AcroForm << /Fields [6 0 R] >>',
        page: '/UserUnit 2 /CropBox [95 42 595 842] /Annots [6 0 R]',
        extra: ['<< /FT /Sig /T (a) /Rect [100 742 200 792] /P 5 0 R >>'],
      }),
    );
    expect(report.pages).toEqual([{ width: 1000, height: 1600, rotation: 0 }]);
    expect(report.signatureFields[0]?.positions).toEqual([{ pageIndex: 0, x: 10, y: 100, width: 200, height: 100 }]);
    expect(report.contents).toMatchObject({ croppedPages: 1, scaledPages: 1 });
  });
});

describe('a page that states its own unit', () => {
  it('takes a signature where it was placed, in points of the sheet', async () => {
    const upload = buildSimplePdf({ page: '/UserUnit 2.5 /Rotate 90 /CropBox [95 42 595 842]' });
    const placement = { pageIndex: 0, x: 150, y: 200, width: 180, height: 60, rotation: 0 };
    const plans = [{ fieldName: 'signature-1', placements: [placement] }];
    const { tail } = await runIntake(accessBytes(upload), plans);
    const { signatureFields } = await inspect(Buffer.concat([upload, tail]));
    const { rotation: _rotation, ...area } = placement;
    expect(signatureFields).toEqual([{ name: 'signature-1', signed: false, positions: [area] }]);
  });
});

describe('what an inspection tells of the changes', () => {
  it('lists exactly what intake then does, by each kind of file', async () => {
    const broken = replace(buildPdf(), 'startxref\n', 'startxref\n77');
    const direct = buildPdf({ pages: [{ hasDirectAnnotation: true }, {}, { hasDirectAnnotation: true }] });
    const unreadable = buildSimplePdf({ catalog: '/Metadata 6 0 R', extra: [xmp('<r:Description>')] });
    const signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const cases: [Uint8Array, unknown[]][] = [
      [buildPdf(), [fieldsAdded]],
      [direct, [fieldsAdded, { kind: 'annotations-made-indirect', count: 2 }]],
      [unreadable, [fieldsAdded, { kind: 'metadata-replaced' }]],
      [await hostile.ownerProtected(), [{ kind: 'unlocked' }, fieldsAdded]],
      [signed, []],
    ];
    for (const [bytes, changes] of cases) {
      expect((await readContents(bytes)).changes).toEqual(changes);
      const plans = [{ fieldName: 'signature-9', placements: [] }];
      expect((await runIntake(accessBytes(bytes), plans)).changes).toEqual(changes);
    }
    expect((await runIntake(accessBytes(broken), [])).changes).toEqual([{ kind: 'repaired' }]);
  });

  it('finds unreadable metadata replaced by readable ones after intake', async () => {
    const upload = buildSimplePdf({ catalog: '/Metadata 6 0 R', extra: [xmp('<r:Description>')] });
    expect((await readContents(upload)).hasBrokenMetadata).toBe(true);
    const { tail } = await runIntake(accessBytes(upload), []);
    expect((await readContents(Buffer.concat([upload, tail]))).hasBrokenMetadata).toBe(false);
  });

  it('keeps the claim and the output intent of PDF/A through intake and signing', async () => {
    const claim = xmp(`<r:Description ${pdfaNamespace} pdfaid:part="2" pdfaid:conformance="B"/>`);
    const upload = buildSimplePdf({
      catalog: '/Metadata 6 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 >>]',
      extra: [claim],
    });
    const signed = (await signInOrder(upload, [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const report = await inspect(signed);
    expect(report.contents?.pdfA).toEqual({ part: 2, conformance: 'B' });
    const { dict } = await (await PdfReader.open(accessBytes(signed))).readCatalog();
    expect(dict.get('OutputIntents')).toHaveLength(1);
  });
});

describe('what an inspection tells of signatures', () => {
  it('says who signed, when, that it holds, and what it forbids', async () => {
    const at = new Date('2026-11-21T09:30:00.000Z');
    const request = makeRevisionRequest(0, { isCertifying: true, at });
    const signed = (await signInOrder(buildPdf(), [request], fixture.trust)).at(-1)!;
    const { existingSignatures, problems } = await inspect(signed);
    expect(problems).toEqual([]);
    expect(existingSignatures).toMatchObject([
      {
        fieldName: 'signature-0',
        claimedName: 'Zoë Müller-Łukasz',
        claimedAt: at.toISOString(),
        docMdp: 2,
        integrity: 'intact',
      },
    ]);
    expect(existingSignatures[0]?.signer).toBeTruthy();
  });

  it.each([
    ['that certifies nothing', '/MDP << /P 0 >>', undefined],
    ['of any kind', '', 2],
  ])('finds in a field whose author wants a signature %s such a one', async (_, seed, docMdp) => {
    const field = `<< /FT /Sig /T (tenant) /Rect [0 0 0 0] /SV << ${seed} >> >>`;
    const file = buildSimplePdf({ catalog: '/AcroForm << /Fields [6 0 R] >>', extra: [field] });
    const request = makeRevisionRequest(0, { isCertifying: true, fieldName: 'tenant' });
    const { existingSignatures } = await inspect((await signInOrder(file, [request], fixture.trust)).at(-1)!);
    expect(existingSignatures.map((found) => found.docMdp)).toEqual([docMdp]);
  });

  it('refuses a signed file whose bytes have changed since, and one that could only be repaired', async () => {
    const signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const altered = replace(signed, 'This agreement', 'That agreement');
    expect((await inspect(altered)).problems).toEqual(['file.pdf.signed_damaged']);
    const unreadable = replace(signed, /\/Type \/Pages/, '/Type /Pigas');
    expect((await inspect(unreadable)).problems).toEqual(['file.pdf.signed_damaged']);
    const truncated = signed.subarray(0, signed.length - 200);
    expect((await inspect(truncated)).problems).toEqual(['file.pdf.signed_damaged']);
  });

  it('refuses a signed file that is encrypted, because unlocking would break the signature', async () => {
    const bytes = await hostile.signedAndEncrypted();
    expect((await inspect(bytes)).problems[0]).toBe('file.pdf.signed_encrypted');
  });

  const loosely = (from: string | RegExp, to: string) => replace(buildSimplePdf({ content: '0 0 9 9 re f' }), from, to);
  it.each([
    ['a hybrid file', hostile.hybrid()],
    ['an object without its end', loosely('\nendobj\n4 0', '\n      \n4 0')],
    ['a stream of another length', loosely('/Length 12', '/Length 14')],
  ])('says that %s is repaired, and intake then writes it so that strict readers open it', async (_, upload) => {
    const { changes } = await readContents(upload);
    expect(changes).toEqual([{ kind: 'repaired' }, fieldsAdded]);
    const { rewritten, tail } = await runIntake(accessBytes(upload), []);
    const file = Buffer.concat([rewritten!, tail]);
    expect(await areObjectsSound(await PdfReader.open(accessBytes(file)))).toBe(true);
    expect((await readContents(file)).changes).toEqual([fieldsAdded]);
  });

  it('leaves a loosely written file alone where somebody has signed it', async () => {
    const base = loosely('/Length 12', '/Length 14');
    expect(await areObjectsSound(await PdfReader.open(accessBytes(base)))).toBe(false);
    const prepared = await prepareRevision(accessBytes(base), makeRevisionRequest(0));
    const [finished] = await finishRevisions([prepared], fixture.trust);
    if (finished?.kind !== 'finished') throw new Error('the trust service asked for a step');
    const signed = Buffer.concat([base, finished.tail]);
    expect(await runIntake(accessBytes(signed), [])).toMatchObject({ changes: [] });
  });

  it('replaces metadata that strict readers cannot unpack, or that are no stream', async () => {
    const odd = { dictionary: '/Type /Metadata /Subtype /XML /Filter /ASCIIHexDecode', data: '3c3e>' };
    for (const extra of [odd, '<< /Type /Metadata >>']) {
      const upload = buildSimplePdf({ catalog: '/Metadata 6 0 R', extra: [extra] });
      expect((await readContents(upload)).changes).toEqual([fieldsAdded, { kind: 'metadata-replaced' }]);
    }
  });

  it('takes a hybrid file whose two tables agree, and refuses one in which they contradict each other', async () => {
    expect((await readContents(hostile.hybrid())).xref).toBe('hybrid');
    expect((await inspect(hostile.ambiguousHybrid())).problems).toEqual(['file.pdf.ambiguous']);
  });
});
