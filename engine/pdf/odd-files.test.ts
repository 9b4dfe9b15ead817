import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawPage, findRule } from '../testing/draw-page.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildPdf, type ObjectBody } from '../testing/pdf-builder.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';

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

async function sign(file: Uint8Array, placements = [placeAt(0, 60, 120)]) {
  const signed = (await signInOrder(file, [makeRevisionRequest(0, { placements })], fixture.trust)).at(-1)!;
  const { validCount, isWholeFileCovered, isSoundPdf } = judgePdf(signed);
  expect({ validCount, isWholeFileCovered, isSoundPdf }).toEqual({
    validCount: 1,
    isWholeFileCovered: true,
    isSoundPdf: true,
  });
  return signed;
}

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

  it('keeps numbers that no integer holds', async () => {
    const signed = await sign(build(['/PieceInfo <</Own <</Largest 340282346638528860000000000000000000000.0>>>>']));
    expect(Buffer.from(signed).toString('latin1')).toMatch(/Own <<\/Largest 3402823466385288\d{23}\.0>>/);
  });
});
