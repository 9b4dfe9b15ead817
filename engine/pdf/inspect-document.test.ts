import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import * as hostile from '../testing/hostile-pdfs.ts';
import { buildPdf, buildSimplePdf, packObjectStream } from '../testing/pdf-builder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentInspection } from './document-inspection.ts';
import { inspectDocument } from './inspect-document.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer): Promise<DocumentInspection> {
  const file = join(folder, 'upload.pdf');
  await writeFile(file, bytes);
  return inspectDocument(file);
}

describe('inspectDocument', () => {
  it('finds nothing wrong with a sound document and reports its pages', async () => {
    expect(await inspect(buildSimplePdf({ pages: 2 }))).toEqual({
      problems: [],
      pageCount: 2,
      pages: [1, 2].map(() => ({ width: 595, height: 842, rotation: 0 })),
      isEncrypted: false,
      hasUserPassword: false,
      existingSignatures: [],
      signatureFields: [],
      hasForms: false,
      hasXfa: false,
      activeContent: [],
      pdfVersion: '1.7',
      claimsPdfA: false,
      isLinearized: false,
      drawnPages: 2,
      contents: {
        xref: 'table',
        form: { fieldCount: 0, filledCount: 0 },
        hasBrokenMetadata: false,
        externalLinks: 0,
        attachments: [],
        missingFonts: ['Helvetica'],
        hiddenLayers: [],
        croppedPages: 0,
        scaledPages: 0,
        changes: [{ kind: 'signature-fields-added' }],
      },
    });
  });

  it('reports a turned and cropped page as it is displayed', async () => {
    const report = await inspect(buildSimplePdf({ page: '/Rotate -270 /CropBox [95 42 595 442]' }));
    expect(report.pages).toEqual([{ width: 400, height: 500, rotation: 90 }]);
  });

  it('places signature fields in displayed points, through /P or the page’s annotations', async () => {
    const report = await inspect(
      buildSimplePdf({
        catalog: '/AcroForm << /Fields [6 0 R 7 0 R 8 0 R] >>',
        page: '/Rotate 90 /Annots [7 0 R]',
        extra: [
          '<< /FT /Sig /T (by page) /Rect [100 50 300 150] /P 5 0 R >>',
          '<< /FT /Sig /T (by annotation) /Rect [0 0 10 20] >>',
          '<< /FT /Tx /T (name) >>',
        ],
      }),
    );
    expect(report.signatureFields).toEqual([
      { name: 'by page', signed: false, positions: [{ pageIndex: 0, x: 50, y: 100, width: 100, height: 200 }] },
      { name: 'by annotation', signed: false, positions: [{ pageIndex: 0, x: 0, y: 0, width: 20, height: 10 }] },
    ]);
    expect(report.hasForms).toBe(true);
    expect(report.problems).toEqual([]);
  });

  it('reports signatures that are already there, with their certification level', async () => {
    const report = await inspect(hostile.certifiedFinal());
    const { fieldName, subFilter } = { fieldName: 'Seal', subFilter: 'ETSI.CAdES.detached' };
    expect(report.existingSignatures).toEqual([{ fieldName, subFilter, docMdp: 1, integrity: 'broken' }]);
    expect(report.problems).toEqual(['file.pdf.no_changes_allowed']);
    expect(report.signatureFields).toMatchObject([{ name: 'Seal', signed: true }]);
  });

  it('refuses a document that the lock of its signature closes', async () => {
    const report = await inspect(hostile.lockedFinal());
    expect(report.existingSignatures).toMatchObject([{ fieldName: 'Seal', docMdp: 1 }]);
    expect(report.problems).toEqual(['file.pdf.no_changes_allowed']);
  });

  it('takes a document that is protected against copying only', async () => {
    const report = await inspect(await hostile.ownerProtected());
    expect(report).toMatchObject({ problems: [], isEncrypted: true, hasUserPassword: false, pageCount: 1 });
  });

  it('tells a needed password from an owner’s ban on changes', async () => {
    const closed = await inspect(await hostile.passwordProtected());
    expect(closed).toMatchObject({ problems: ['file.pdf.password_protected'], hasUserPassword: true });
    const banned = await inspect(await hostile.restricted());
    expect(banned).toMatchObject({ problems: ['file.pdf.restricted'], isEncrypted: true, hasUserPassword: false });
  });

  it.each(Object.entries(hostile.javaScriptPlaces))('finds JavaScript hidden in: %s', async (_, make) => {
    const report = await inspect(make());
    expect(report.problems).toEqual(['file.pdf.javascript']);
    expect(report.activeContent).toContain('javascript');
  });

  it('takes the empty JavaScript name tree that Acrobat leaves behind', async () => {
    const report = await inspect(buildSimplePdf({ catalog: '/Names << /JavaScript << /Names [] >> >>' }));
    expect(report.problems).toEqual([]);
  });

  it('reports attachments without refusing them, and does not mistake their pages for the document’s', async () => {
    const attached = { dictionary: '/Type /EmbeddedFile', data: buildSimplePdf({ pages: 5 }) };
    const file = '<< /Type /Filespec /F (a.pdf) /EF << /F 6 0 R >> >>';
    const report = await inspect(
      buildSimplePdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >>', extra: [attached, file] }),
    );
    expect(report).toMatchObject({ problems: [], pageCount: 1, activeContent: ['embedded-file'] });
  });

  it('takes a form that only shares its page’s resource dictionary without drawing itself', async () => {
    const form = { dictionary: '/Subtype /Form /BBox [0 0 9 9] /Resources 7 0 R', data: '0 0 9 9 re f' };
    const shared = '<< /XObject << /X 6 0 R >> >>';
    const bytes = buildSimplePdf({ resources: '/XObject << /X 6 0 R >>', content: '/X Do', extra: [form, shared] });
    expect((await inspect(bytes)).problems).toEqual([]);
  });

  it('takes 20 MB of packed page content', async () => {
    const data = deflateSync(Buffer.from('0 0 m 9 9 l S '.repeat(1000) + ' '.repeat(20_000_000)));
    const report = await inspect(buildSimplePdf({ content: { dictionary: '/Filter /FlateDecode', data } }));
    expect(report.problems).toEqual([]);
  });

  it('reports the claim of PDF/A and the version that the catalog raises', async () => {
    const xmp =
      '<rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part></rdf:Description>';
    const metadata = { dictionary: '/Type /Metadata /Subtype /XML', data: xmp };
    const report = await inspect(buildSimplePdf({ catalog: '/Metadata 6 0 R /Version /2.0', extra: [metadata] }));
    expect(report).toMatchObject({ claimsPdfA: true, pdfVersion: '2.0', problems: [] });
  });

  it('still finds what a later revision has taken away', async () => {
    const first = buildSimplePdf({
      catalog: '/OpenAction 90 0 R',
      extra: [packObjectStream([[90, '<< /S /Launch /F (x) >>']])],
    });
    const start = /startxref\n(\d+)/.exec(first.toString('latin1'))![1];
    const update = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n`;
    const xref = `xref\n1 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 7 /Root 1 0 R /Prev ${start} >>\n`;
    const tail = `${update}${xref}startxref\n${first.length + update.length}\n%%EOF\n`;
    const report = await inspect(Buffer.concat([first, Buffer.from(tail)]));
    expect(report.problems).toEqual(['file.pdf.launch_action']);
  });

  it.each(Object.entries(hostile.automaticActions))('refuses what acts by itself: %s', async (_, make) => {
    expect((await inspect(make())).problems).toEqual(['file.pdf.automatic_action']);
  });

  it('takes the same actions where somebody has to press something', async () => {
    const press = '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.ch/) >> >>';
    const submit =
      '<< /Subtype /Widget /FT /Btn /T (send) /Rect [0 0 9 9] /A << /S /SubmitForm /F (https://example.ch/) >> >>';
    const report = await inspect(
      buildSimplePdf({
        catalog: '/OpenAction [5 0 R /Fit] /AcroForm << /Fields [7 0 R] >>',
        page: '/Annots [6 0 R 7 0 R]',
        extra: [press, submit],
      }),
    );
    expect(report).toMatchObject({ problems: [], activeContent: ['submit-form'] });
  });

  it.each(Object.entries(hostile.vastPictures))('refuses a picture that no reader can draw: %s', async (_, make) => {
    expect((await inspect(make())).problems).toEqual(['file.pdf.undrawable']);
  });

  it('refuses a file that is a picture, too', async () => {
    expect((await inspect(hostile.gifAndPdf())).problems).toEqual(['file.pdf.ambiguous']);
    const mailed = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), buildSimplePdf()]);
    expect((await inspect(mailed)).problems).toEqual([]);
  });

  it.each([
    ['a crop box larger than any page', '/CropBox [-32768 -32768 32767 32767]', '/MediaBox [0 0 595 842]'],
    ['a crop box beside the page', '/CropBox [2000 2000 2500 2500]', '/MediaBox [0 0 595 842]'],
    ['a media box of a hall', '/MediaBox [0 0 100000 100000]', '/CropBox [0 0 595 842]'],
  ])('takes a page that inherits %s, and shows what is left of it', async (_, inherited, own) => {
    const file = buildPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [3 0 R] /Count 1 ${inherited} >>`,
      `<< /Type /Page /Parent 2 0 R ${own} >>`,
    ]);
    expect(await inspect(file)).toMatchObject({ problems: [], pages: [{ width: 595, height: 842, rotation: 0 }] });
  });
});
