import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawPage, findBox } from '../testing/draw-page.ts';
import { buildFormPdf, readFormOf as read } from '../testing/form-pdf.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildSimplePdf } from '../testing/pdf-builder.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { verifyDocument } from '../verifier/verify-document.ts';
import type { FilledBlank } from './describe-blank.ts';
import type { OwnField } from './read-form-fields.ts';
import { listFields } from './signature-fields.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { accessBytes } from './structure/random-access.ts';

let file: Uint8Array;
let fields: OwnField[];
let fixture: SigningFixture;

beforeAll(async () => {
  fixture = await makeSigningFixture();
  file = await buildFormPdf();
  ({ fields } = await read(file));
});
afterAll(() => fixture.remove());

describe('the form of an upload', () => {
  it('is read in the kinds that come nearest, with names, places and what stands in it', () => {
    const row = ({ name, kind, choices, value }: OwnField) => [name, kind, choices.join('|'), value];
    expect(fields.map(row)).toEqual([
      ['company', 'text', '', ''],
      ['address.street', 'text', '', ''],
      ['address.notes', 'longtext', '', 'as agreed'],
      ['rent', 'text', '', ''],
      ['agreed', 'checkbox', '', ''],
      ['period', 'choice', 'Each month|Each year', ''],
      ['canton', 'choice', 'Zurich|Berne', 'Berne'],
      ['floor', 'choice', 'Ground|First', ''],
    ]);
    expect(fields[0]).toMatchObject({ label: 'Company of the tenant', isRequired: true, maxLength: 40 });
    expect(fields[0]!.places).toEqual([{ pageIndex: 0, x: 60, y: 122, width: 200, height: 20 }]);
    expect(fields[3]!.places).toEqual([
      { pageIndex: 0, x: 60, y: 286, width: 100, height: 16 },
      // The page is turned by a quarter.
      { pageIndex: 1, x: 540, y: 60, width: 16, height: 100 },
    ]);
  });

  it('says of what is not taken over why, and nothing of buttons and what is read-only', async () => {
    expect((await read(file)).left).toEqual([
      { name: 'secret', reason: 'PASSWORD' },
      { name: 'upload', reason: 'FILE' },
      { name: 'sum', reason: 'SCRIPT' },
      { name: 'several', reason: 'SEVERAL' },
      { name: 'same', reason: 'ANSWERS' },
      { name: 'nowhere', reason: 'NOT_SHOWN' },
    ]);
    expect(await read(buildPdf())).toEqual({ fields: [], left: [] });
  });

  it('is filled in by its signers at its own places, and locked by each of them', async () => {
    const fill = (name: string, value: string): FilledBlank => {
      const { label, kind, isRequired, choices, places } = fields.find((field) => field.name === name)!;
      const placement = { ...places[0]!, rotation: 0 };
      return { name, label, kind, isRequired, choices, value, isOfFile: true, placement };
    };
    const signers = [
      [
        fill('company', 'Müller & Söhne =1+1'),
        fill('agreed', 'true'),
        fill('canton', 'Zurich'),
        fill('address.street', ''),
      ],
      [fill('rent', '1200'), fill('period', 'Each year'), fill('floor', 'First'), fill('address.notes', 'One\nTwo')],
    ];
    const requests = signers.map((blanks, index) =>
      makeRevisionRequest(index, { blanks, placements: [placeAt(0, 60 + 200 * index, 700)] }),
    );
    const prepared = await prepareFile(file, requests);
    const count = async (bytes: Uint8Array) => (await listFields(await PdfReader.open(accessBytes(bytes)))).length;
    // Nothing but the signatures' own fields comes along.
    expect(await count(prepared)).toBe((await count(file)) + 2);
    let signed = prepared;
    for (const [index, request] of requests.entries()) {
      const order = { isCertifying: index === 0, isClosing: index === 1 };
      signed = await signFile(signed, { ...request, ...order }, fixture.trust);
      expect(judgePdf(signed)).toMatchObject({ signatureCount: index + 1, validCount: index + 1, isSoundPdf: true });
    }
    const { verdict, signatures } = await verifyDocument(accessBytes(signed), {
      anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
      at: new Date(),
      fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
    });
    expect(signatures[0]!.changesSince.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    expect(verdict).toBe('TOTAL_PASSED');
    const filled = signatures[0]!.changesSince.filter(({ kind }) => kind === 'form-value');
    expect(filled.map(({ fieldName }) => fieldName).toSorted()).toEqual(['address.notes', 'floor', 'period', 'rent']);
    const values = new Map((await read(signed)).fields.map(({ name, value }) => [name, value]));
    expect(Object.fromEntries(values)).toEqual({
      company: 'Müller & Söhne =1+1',
      'address.street': '',
      'address.notes': 'One\nTwo',
      rent: '1200',
      agreed: 'true',
      period: 'Each year',
      canton: 'Zurich',
      floor: 'First',
    });
    expect(Buffer.from(signed).toString('latin1')).toMatch(
      /\/TransformMethod \/FieldMDP[^]*?\/Fields \[\(company\) \(agreed\) \(canton\) \(address\.street\)\]/,
    );
  });

  it('is filled in as its author draws it: on its ground, in its cells, at its side, and ticked where a box has no looks', async () => {
    const widget = (name: string, entries: string) =>
      `<</Type /Annot /Subtype /Widget /F 4 /P 5 0 R /T (${name}) ${entries}>>`;
    const frame = '/MK <</BG [0 0 1] /BC [1 0 0]>> /BS <</W 2>>';
    const numbers = '6 0 R 7 0 R 8 0 R 9 0 R 10 0 R';
    const drawn = buildSimplePdf({
      content: '',
      catalog: `/AcroForm <</Fields [${numbers}] /DA (/Helv 0 Tf 0 g)>>`,
      page: `/Annots [${numbers}]`,
      extra: [
        widget('framed', `/FT /Tx /Rect [60 700 160 720] ${frame}`),
        widget('cleared', `/FT /Tx /V (old) /Rect [60 660 160 680] ${frame}`),
        widget('comb', '/FT /Tx /Ff 16777216 /MaxLen 4 /Rect [60 600 260 620]'),
        widget('right', '/FT /Tx /Q 2 /Rect [60 560 260 580]'),
        widget('bare', '/FT /Btn /Rect [60 500 80 520]'),
      ],
    });
    const own = (await read(drawn)).fields;
    const values: Record<string, string> = { framed: 'I', comb: 'IIII', right: 'I', bare: 'true' };
    const blanks = own.map(({ name, label, kind, isRequired, choices, places }): FilledBlank => {
      const placement = { ...places[0]!, rotation: 0 };
      return { name, label, kind, isRequired, choices, value: values[name] ?? '', isOfFile: true, placement };
    });
    const requests = [makeRevisionRequest(0), makeRevisionRequest(1, { blanks })];
    let signed = await prepareFile(drawn, requests);
    for (const [index, request] of requests.entries())
      signed = await signFile(signed, { ...request, isCertifying: index === 0 }, fixture.trust);
    const { signatures } = await verifyDocument(accessBytes(signed), {
      anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
      at: new Date(),
    });
    expect(signatures[0]!.changesSince.filter(({ isAllowed }) => !isAllowed)).toEqual([]);

    const picture = drawPage(signed, 0);
    const findIn = (top: number, isWanted: (red: number, blue: number) => boolean) =>
      findBox(picture, (index) => {
        const row = Math.floor(index / 3 / picture.width);
        return row >= top && row < top + 20 && isWanted(picture.pixels[index]!, picture.pixels[index + 2]!);
      });
    for (const top of [122, 162]) {
      expect(findIn(top, (red, blue) => red > 200 && blue < 60)).toEqual({
        left: 60,
        right: 159,
        top,
        bottom: top + 19,
      });
      expect(findIn(top, (red, blue) => red < 60 && blue > 200)).toMatchObject({ left: 62, right: 157 });
    }
    const isInk = (red: number) => red < 160;
    // Four cells of fifty points, a letter in the middle of each.
    const { left, right } = findIn(222, isInk);
    expect([left, right].map((x) => Math.abs(x - 160)).every((distance) => distance > 72 && distance < 78)).toBe(true);
    expect(findIn(262, isInk).left).toBeGreaterThan(250);
    expect(findIn(322, isInk)).toMatchObject({ left: 61, right: 79 });
  });

  it('has no buttons that nobody can tell apart', async () => {
    const button = '<</Type /Annot /Subtype /Widget /F 4 /P 5 0 R /Parent 6 0 R /Rect [60 500 80 520]>>';
    const group = buildSimplePdf({
      catalog: '/AcroForm <</Fields [6 0 R]>>',
      page: '/Annots [7 0 R 8 0 R]',
      extra: ['<</FT /Btn /Ff 32768 /T (group) /Kids [7 0 R 8 0 R]>>', button, button],
    });
    expect(await read(group)).toEqual({ fields: [], left: [{ name: 'group', reason: 'ANSWERS' }] });
  });
});
