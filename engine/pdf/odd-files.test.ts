import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawPage, findBox, findRule } from '../testing/draw-page.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildPdf, type ObjectBody } from '../testing/pdf-builder.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import type { Mark } from './appearance/mark.ts';
import { runIntake } from './intake.ts';
import { listFields, readForm } from './signature-fields.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { accessBytes } from './structure/random-access.ts';
import { PdfRef, PdfStream, readName, type PdfDict } from './values.ts';

/** Files as people have them, written by other programs with other habits: what is made of them is judged by poppler and qpdf. */
let fixture: SigningFixture;
beforeAll(async () => {
  fixture = await makeSigningFixture();
});
afterAll(() => fixture.remove());

/** A file of pages with these entries; further objects follow the pages, the first of which has the number 4. */
function build(pages: string[], catalog = '', extra: ObjectBody[] = []) {
  const kids = pages.map((_, index) => `${4 + index} 0 R`).join(' ');
  return buildPdf([
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    `<</Type /Pages /Kids [${kids}] /Count ${pages.length}>>`,
    { dictionary: '', data: '0 0.4 0.6 rg 400 20 60 10 re f' },
    ...pages.map((page) => `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R ${page}>>`),
    ...extra,
  ]);
}

async function sign(file: Uint8Array, placements = [placeAt(0, 60, 120)], changes: { mark?: Mark } = {}) {
  const request = makeRevisionRequest(0, { placements, ...changes });
  const signed = (await signInOrder(file, [request], fixture.trust)).at(-1)!;
  const { validCount, isWholeFileCovered, isSoundPdf } = judgePdf(signed);
  expect({ validCount, isWholeFileCovered, isSoundPdf }).toEqual({
    validCount: 1,
    isWholeFileCovered: true,
    isSoundPdf: true,
  });
  return signed;
}

describe('a form that leaves it to its readers to draw its fields', () => {
  const widget = (rect: string, entries: string) =>
    `<</Type /Annot /Subtype /Widget /F 4 /Rect [${rect}] /DA (/Helv 0 Tf 0 g) ${entries}>>`;
  const look = (text: string): ObjectBody => ({
    dictionary:
      '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources <</Font <</Helv <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>',
    data: `/Tx BMC BT /Helv 12 Tf 2 5 Td (${text}) Tj ET EMC`,
  });
  const places = [placeAt(0, 60, 120), placeAt(0, 60, 220)];
  const open = async (file: Uint8Array) => PdfReader.open(accessBytes(file));
  async function readLooks(file: Uint8Array) {
    const reader = await open(file);
    const fields = (await listFields(reader)).filter(({ name }) => !name.startsWith('signature'));
    const refs = fields.map(async ({ name, dict }) => {
      const look = (await reader.resolveDict(dict.get('AP')))?.get('N');
      return [name, look instanceof PdfRef ? look.number : undefined];
    });
    return { looks: Object.fromEntries(await Promise.all(refs)), form: await readForm(reader) };
  }
  const fields = [
    widget('60 500 260 520', '/FT /Tx /T (bare) /V (Müller) /MK <</BC [0 0 1] /BG [0.9 0.9 1]>>'),
    widget('60 460 260 480', '/FT /Tx /T (stale) /V (today) /AP <</N 10 0 R>>'),
    widget('60 420 260 440', '/FT /Tx /T (fresh) /V (as \\(agreed\\)) /AP <</N 11 0 R>>'),
    widget('60 380 260 400', '/FT /Tx /T (empty) /MK <</BC [0 0 1]>>'),
    widget('60 340 260 360', '/FT /Tx /Ff 8192 /T (secret) /V (sesame)'),
  ];
  const annots = '/Annots [5 0 R 6 0 R 7 0 R 8 0 R 9 0 R]';
  const form = (flag: string) => `/AcroForm <</Fields [5 0 R 6 0 R 7 0 R 8 0 R 9 0 R] ${flag}>>`;
  const streams = [look('yesterday'), look('as \\(agreed\\)')];

  it('is drawn by us, so that poppler shows the signature and its further places', async () => {
    const signed = await sign(build([annots], form('/NeedAppearances true'), [...fields, ...streams]), places);
    const picture = drawPage(signed, 0);
    for (const { x, y, height } of places) {
      const at = (i: number) => [(i / 3) % picture.width, Math.floor(i / 3 / picture.width)] as const;
      const isRed = (i: number) => picture.pixels[i]! > picture.pixels[i + 1]! + 60;
      const isHere = (i: number) => at(i)[1] >= y && at(i)[1] <= y + height;
      const rule = findBox(picture, (i) => isRed(i) && isHere(i));
      expect(rule.left).toBeGreaterThanOrEqual(x);
      expect(rule.bottom - rule.top).toBeGreaterThan(35);
    }
    const { looks, form: settled } = await readLooks(signed);
    expect(settled!.has('NeedAppearances')).toBe(false);
    expect(looks).toEqual({
      bare: expect.any(Number),
      stale: expect.any(Number),
      fresh: 11,
      empty: expect.any(Number),
      secret: undefined,
    });
    expect(looks['stale']).not.toBe(10);
    // Ground and border of the first, in the blue of its author.
    const blue = findBox(picture, (i) => picture.pixels[i + 2]! > picture.pixels[i]! + 200);
    expect(blue).toMatchObject({ left: 60, right: 259, top: 322, bottom: 461 });
  });

  it('says what is done to it, once', async () => {
    const file = build([annots], form('/NeedAppearances true'), [...fields, ...streams]);
    const plan = { fieldName: 'signature-0', placements: places };
    const { changes, tail } = await runIntake(accessBytes(file), [plan]);
    expect(changes.map(({ kind }) => kind)).toEqual(['signature-fields-added', 'looks-drawn']);
    const again = await runIntake(accessBytes(Buffer.concat([file, tail])), [plan]);
    expect(again.changes).toEqual([]);
    const without = await runIntake(accessBytes(build([annots], form(''), [...fields, ...streams])), [plan]);
    expect(without.changes.map(({ kind }) => kind)).toEqual(['signature-fields-added']);
  });

  it.each([
    ['a list', '/FT /Ch /T (list) /Opt [(a) (b)] /V (a)'],
    ['a box without looks', '/FT /Btn /T (box) /V /On'],
    ['letters that no font of ours has', '/FT /Tx /T (odd) /V <FEFFD83EDD84>'],
    ['more than fits', `/FT /Tx /T (long) /V (${'x'.repeat(400)})`],
  ])('keeps its wish where it holds %s: every reader draws that its own way', async (_, entries) => {
    const file = build(['/Annots [5 0 R]'], '/AcroForm <</Fields [5 0 R] /NeedAppearances true>>', [
      widget('60 500 260 520', entries),
    ]);
    const { form: kept, looks } = await readLooks(await sign(file));
    expect(kept!.get('NeedAppearances')).toBe(true);
    expect(Object.values(looks)).toEqual([undefined]);
  });
});

describe('a signature in a file for archives', () => {
  const claim = (part: number): ObjectBody => ({
    dictionary: '/Type /Metadata /Subtype /XML',
    data: `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta>`,
  });
  /** Half see-through: red above what is under it. */
  const mark: Mark = {
    kind: 'picture',
    width: 1,
    height: 1,
    rgb: Uint8Array.of(200, 0, 0),
    alpha: Uint8Array.of(127),
  };
  /** All dictionaries of a file, those of streams among them. */
  async function listDicts(file: Uint8Array): Promise<PdfDict[]> {
    const reader = await PdfReader.open(accessBytes(file));
    const values = [...reader.structure.places].map(([number]) => reader.resolve(new PdfRef(number)));
    const dicts = (await Promise.all(values)).map((value) => (value instanceof PdfStream ? value.dict : value));
    return dicts.filter((value): value is PdfDict => value instanceof Map);
  }
  const signClaiming = (part: number) =>
    sign(build([''], '/Metadata 5 0 R', [claim(part)]), [placeAt(0, 60, 120)], { mark });

  it('embeds fonts with a list of their glyphs, and draws nothing see-through where the first part of the standard forbids it', async () => {
    const dicts = await listDicts(await signClaiming(1));
    const fonts = dicts.filter((dict) => readName(dict.get('Type')) === 'FontDescriptor');
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((font) => font.get('CIDSet') instanceof PdfRef)).toBe(true);
    expect(dicts.filter((dict) => dict.has('SMask'))).toEqual([]);
    const { pixels } = drawPage(await signClaiming(1), 0);
    expect(Buffer.from(pixels).includes(Buffer.of(228, 128, 128))).toBe(true);
    expect((await listDicts(await signClaiming(2))).filter((dict) => dict.has('SMask'))).toHaveLength(1);
  });

  it('has a look even where it is not seen', async () => {
    const signed = await sign(build([''], '/Metadata 5 0 R', [claim(1)]), []);
    const widgets = (await listDicts(signed)).filter((dict) => readName(dict.get('Subtype')) === 'Widget');
    expect(widgets.map((widget) => widget.has('AP'))).toEqual([true]);
  });
});

describe('a signature in a file of odd habits', () => {
  it('shows on its own page alone where pages share one list of annotations', async () => {
    const link = '<</Type /Annot /Subtype /Link /Rect [30 700 200 720] /Border [0 0 0]>>';
    const pages = ['/Annots 7 0 R', '/Annots 7 0 R', '/Annots 7 0 R'];
    const signed = await sign(build(pages, '', [`[${link}]`]), [placeAt(1, 60, 120)]);
    const heights = pages.map((_, page) => findRule(drawPage(signed, page))).map(({ top, bottom }) => bottom - top);
    expect(heights).toEqual([-842, expect.any(Number), -842]);
    expect(heights[1]).toBeGreaterThan(35);
  });

  // The field is 200 wide and 60 high as the page is displayed; its rule stands at its left.
  it.each([
    [0, '[100 300 300 360]', { left: 100, top: 482 }],
    [90, '[300 100 360 300]', { left: 100, top: 300 }],
    [180, '[100 300 300 360]', { left: 295, top: 300 }],
    [270, '[300 100 360 300]', { left: 542, top: 235 }],
  ])('stands upright in a field of the file that names no page, on one turned by %i', async (turn, rect, place) => {
    const field = `<</Type /Annot /Subtype /Widget /F 4 /Rect ${rect} /FT /Sig /T (signature-0)>>`;
    const form = '/AcroForm <</Fields [6 0 R]>>';
    const signed = await sign(build(['', `/Rotate ${turn} /Annots [6 0 R]`], form, [field]), []);
    const rule = findRule(drawPage(signed, 1));
    expect(rule.left - place.left).toBeGreaterThanOrEqual(0);
    expect(rule.right - place.left).toBeLessThan(12);
    expect(rule.top - place.top).toBeGreaterThanOrEqual(0);
    expect(rule.bottom).toBeLessThanOrEqual(place.top + 60);
    expect(rule.bottom - rule.top).toBeGreaterThan(40);
  });

  it('is turned as the author of its field says, on a page that is not', async () => {
    const field =
      '<</Type /Annot /Subtype /Widget /F 4 /MK <</R 90>> /Rect [300 100 360 300] /FT /Sig /T (signature-0)>>';
    const signed = await sign(build(['/Annots [5 0 R]'], '/AcroForm <</Fields [5 0 R]>>', [field]), []);
    const rule = findRule(drawPage(signed, 0));
    // Its left edge is the lower one of the field.
    expect(rule.right - rule.left).toBeGreaterThan(40);
    expect(rule.top).toBeGreaterThan(842 - 112);
  });

  it('stands where it was placed on a page whose rotation is no quarter: pdfium, on which it was placed, leaves that out', async () => {
    const rule = findRule(drawPage(await sign(build(['/Rotate 45'])), 0));
    expect(rule.left).toBeGreaterThanOrEqual(60);
    expect(rule.right).toBeLessThan(72);
    expect(rule.bottom - rule.top).toBeGreaterThan(35);
  });

  it.each([
    ['the pages', '2 0 R'],
    ['what a page draws', '3 0 R'],
  ])('leaves %s alone where the file takes them for its metadata', async (_, metadata) => {
    const file = build(['', ''], `/Metadata ${metadata}`);
    const signed = await sign(file);
    expect(drawPage(signed, 1).pixels).toEqual(drawPage(file, 1).pixels);
  });

  it('keeps numbers that no integer holds', async () => {
    const signed = await sign(build(['/PieceInfo <</Own <</Largest 340282346638528860000000000000000000000.0>>>>']));
    expect(Buffer.from(signed).toString('latin1')).toMatch(/Own <<\/Largest 3402823466385288\d{23}\.0>>/);
  });
});

describe('validation data in a file that nobody has signed', () => {
  it('are taken away, for what is added to damaged ones later would be held against our signature', async () => {
    const junk: ObjectBody = { dictionary: '', data: 'no certificate' };
    const file = build([''], '/DSS <</Type /DSS /Certs [5 0 R]>>', [junk]);
    const { changes } = await runIntake(accessBytes(file), [{ fieldName: 'signature-0', placements: [] }]);
    expect(changes.map(({ kind }) => kind)).toContain('validation-data-removed');
    const reader = await PdfReader.open(accessBytes(await sign(file)));
    const store = await reader.resolveDict((await reader.readCatalog()).dict.get('DSS'));
    expect(await reader.resolveArray(store?.get('Certs'))).not.toContainEqual(new PdfRef(5, 0));
  });
});
