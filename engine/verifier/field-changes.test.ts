import { X509Certificate } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { extendDocument, renewDocument } from '../pdf/long-term/extend-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { PdfRef } from '../pdf/values.ts';
import { appendRevision, joinParts, parse, withEntries } from '../testing/edit-pdf.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildPdf } from '../testing/pdf-builder.ts';
import { askPdfbox, hasPdfbox } from '../testing/pdfbox.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { describeReport } from './cli/describe-report.ts';
import { verifyDocument } from './verify-document.ts';

// What may be done to the fields of a form after a signature, and what a signer's further marks are worth.

const LOOK = '/Type /XObject /Subtype /Form /BBox [0 0 300 60] /Resources << /Font << /F1 3 0 R >> >>';
const widget = (top: number) => `/Type /Annot /Subtype /Widget /Rect [72 ${top} 372 ${top + 40}] /P 4 0 R`;

/** A page with a text (5), a read-only text (6), a check box (7), a choice (8) and a number that a script formats (9). */
function makeForm(): Uint8Array {
  return new Uint8Array(
    buildPdf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R 6 0 R 7 0 R 8 0 R 9 0 R] /DR << /Font << /F1 3 0 R >> >> >> >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [5 0 R 6 0 R 7 0 R 8 0 R 9 0 R] >>',
      `<< ${widget(700)} /FT /Tx /T (note) >>`,
      `<< ${widget(650)} /FT /Tx /T (fixed) /Ff 1 /V (10) /AP << /N 10 0 R >> >>`,
      `<< ${widget(600)} /FT /Btn /T (agree) /V /Off /AS /Off /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>`,
      `<< ${widget(550)} /FT /Ch /Ff 131072 /T (plan) /Opt [[(s) (Small)] [(l) (Large)]] >>`,
      `<< ${widget(500)} /FT /Tx /T (sum) /AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2,2,0,0,"",true\\);) >> >> >>`,
      { dictionary: LOOK, data: 'BT /F1 12 Tf 4 20 Td (10) Tj ET' },
      { dictionary: LOOK, data: '' },
    ]),
  );
}

const requests = [0, 1].map((index) =>
  makeRevisionRequest(index, { placements: [placeAt(0, 20 + 260 * index, 50), placeAt(0, 20 + 260 * index, 150)] }),
);

let fixture: SigningFixture;
let first: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const prepared = await prepareFile(makeForm(), requests);
  first = await signFile(prepared, { ...requests[0]!, isCertifying: true }, fixture.trust);
  signed = await signFile(first, { ...requests[1]!, isClosing: true }, fixture.trust);
});
afterAll(() => fixture.remove());

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

/** What each signature says of the changes of one field. */
async function listVerdicts(file: Uint8Array, fieldName: string) {
  const { signatures } = await judge(file);
  return signatures.map(({ changesSince }) => changesSince.filter((change) => change.fieldName === fieldName).at(-1));
}

type Filling = { value?: string; look?: string; state?: string; font?: string };

/** Fills a field as another program would, with a look that says this. */
const fill =
  (fieldNumber: number, { value, look, state }: Filling) =>
  (file: Uint8Array) =>
    appendRevision(file, async ({ reader, writer, addStream }) => {
      const ref = new PdfRef(fieldNumber);
      const dict = (await reader.resolveDict(ref))!;
      const stream = look === undefined ? undefined : addStream(LOOK, look);
      writer.put(
        ref,
        withEntries(dict, {
          ...(value !== undefined && { V: parse(value) }),
          ...(stream && { AP: parse(`<</N ${stream.number} 0 R>>`) }),
          ...(state !== undefined && { AS: parse(state) }),
        }),
      );
    });
const text = (shown: string) => `/Tx BMC q BT /F1 12 Tf 0 g 4 20 Td (${shown}) Tj ET Q EMC`;

/** Writes another name into a signer's further mark, value and look, after everybody has signed. */
const rewriteMark = (name: string) => (file: Uint8Array) =>
  appendRevision(file, async ({ writer, field, addStream }) => {
    const { ref, dict } = await field(name);
    const stream = addStream(LOOK, text('Eve'));
    writer.put(ref, withEntries(dict, { V: parse('(Eve)'), AP: parse(`<</N ${stream.number} 0 R>>`) }));
  });

const NEW_LINE = Buffer.from('\n');

describe('a signer’s further mark', () => {
  it('is filled by its signature, named as a mark, and breaks no earlier signature', async () => {
    const { verdict, signatures } = await judge(signed);
    expect(verdict).toBe('TOTAL_PASSED');
    expect(signatures[0]!.changesSince).toContainEqual(
      expect.objectContaining({ kind: 'mark', fieldName: 'signature-1 mark 1', isAllowed: true }),
    );
  });

  it.each(['signature-0 mark 1', 'signature-1 mark 1'])(
    'cannot be rewritten when everybody has signed: %s',
    async (name) => {
      const file = await rewriteMark(name)(signed);
      expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_FAILED' });
      expect(await listVerdicts(file, name)).toMatchObject([{ isAllowed: false }, { isAllowed: false }]);
    },
  );

  it('is named by the command, field by field and not by a number', async () => {
    const said = describeReport(await judge(await rewriteMark('signature-1 mark 1')(signed)), true);
    const [forbidden, ...allowed] = said.split('\n').filter((line) => /: a (form|sign)/.test(line));
    expect(forbidden).toBe(
      '  - Not allowed: a form field was filled in (field "signature-1 mark 1", page 1, a read-only field)',
    );
    expect(allowed).toContain(
      '  - Changed since: a signature was shown in a further place (field "signature-1 mark 1", page 1)',
    );
  });

  it('is said by the command to be followed by nothing only where that is known', async () => {
    const describeWith = async (file: Uint8Array) => describeReport(await judge(Buffer.concat([file, NEW_LINE])), true);
    const altered = Buffer.from(first);
    altered.writeUInt8(0x39, altered.indexOf('%PDF-1.7') + 5);
    expect(await describeWith(first)).toContain('no later changes');
    expect(await describeWith(altered)).toMatch(/TOTAL_FAILED/);
    expect(await describeWith(altered)).not.toContain('no later changes');
  });

  it('cannot be filled in by somebody who does not sign', async () => {
    const file = await rewriteMark('signature-1 mark 1')(first);
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_FAILED' });
  });

  it('is locked by its own signature, in the field and in the signature', () => {
    const written = Buffer.from(first).toString('latin1');
    expect(written).toMatch(/\/Lock \d+ 0 R/);
    expect(written).toMatch(/\/Type \/SigFieldLock\s\/Action \/Include\s\/Fields \[\(signature-0 mark 1\)\]/);
    expect(written).toMatch(/\/TransformMethod \/FieldMDP[^]*?\/Fields \[\(signature-0 mark 1\)\]/);
  });
});

describe('the last signature of a request', () => {
  it('locks what has a value and leaves open what is still to be filled in', () => {
    const written = Buffer.from(signed.subarray(first.length)).toString('latin1');
    const [, fields = ''] = /\/TransformMethod \/FieldMDP[^]*?\/Fields \[([^\]]*)\]/.exec(written)!;
    expect(fields.match(/\([^)]*\)/g)!.toSorted()).toEqual([
      '(agree)',
      '(fixed)',
      '(signature-0 mark 1)',
      '(signature-0)',
      '(signature-1 mark 1)',
      '(signature-1)',
    ]);
  });

  it('forbids to change what it locks, and nothing else', async () => {
    const agreed = await fill(7, { value: '/Yes', state: '/Yes' })(signed);
    expect(await judge(agreed)).toMatchObject({ verdict: 'TOTAL_FAILED' });
    expect(await listVerdicts(agreed, 'agree')).toMatchObject([{ isAllowed: false }, { isAllowed: false }]);
    const noted = await fill(5, { value: '(Yes)', look: text('Yes') })(signed);
    expect(await judge(noted)).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('is no obstacle to archive timestamps, also later ones, and satisfies other judges', async () => {
    const now = new Date();
    const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now });
    const archived = joinParts(signed, ...tails.map(({ bytes }) => bytes));
    const renewed = await renewDocument(accessBytes(archived), fixture.trust, now);
    const file = joinParts(archived, ...renewed.tails.map(({ bytes }) => bytes));
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(judgePdf(file)).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
    if (!hasPdfbox()) return;
    const [verdicts] = askPdfbox(fixture.folder, new X509Certificate(fixture.centre.root).toString(), [file]);
    expect(verdicts!.filter(({ isValid }) => !isValid)).toEqual([]);
  });

  it('keeps what the author of the form has locked', async () => {
    const lock = '<</Type/SigFieldLock/Action/Include/Fields[(note)]>>';
    const prepared = await prepareFile(makeForm(), [requests[0]!]);
    const locking = await appendRevision(prepared, async ({ writer, field }) => {
      const { ref, dict } = await field('signature-0');
      writer.put(ref, withEntries(dict, { Lock: parse(lock) }));
    });
    const file = await signFile(locking, { ...requests[0]!, isClosing: true }, fixture.trust);
    const noted = await fill(5, { value: '(Yes)', look: text('Yes') })(file);
    expect(await judge(noted)).toMatchObject({ verdict: 'TOTAL_FAILED' });
    expect(await judge(await fill(9, { value: '(7)', look: text('7') })(file))).toMatchObject({
      verdict: 'TOTAL_PASSED',
    });
  });
});

describe('a change of a field after a signature', () => {
  it.each<[what: string, field: number, filling: Filling]>([
    ['a text with its look', 5, { value: '(Yes)', look: text('Yes') }],
    ['a text in two lines', 5, { value: '(Yes, we do)', look: 'BT /F1 9 Tf (Yes,) Tj 0 -9 Td [(we) -20 ( do)] TJ ET' }],
    ['a text without a look, which readers draw', 5, { value: '(Yes)' }],
    ['a choice that shows its text', 8, { value: '(l)', look: text('Large') }],
    ['a number as its script writes it', 9, { value: '(1234.5)', look: text("1'234.50 CHF") }],
  ])('is allowed: %s', async (_, field, filling) => {
    expect(await judge(await fill(field, filling)(first))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('is allowed: a check box is ticked', async () => {
    expect(await judge(await fill(7, { value: '/Yes', state: '/Yes' })(first))).toMatchObject({
      verdict: 'TOTAL_PASSED',
    });
  });

  it.each<[what: string, field: number, filling: Filling, detail: string]>([
    ['a read-only field', 6, { value: '(99)', look: text('99') }, 'a read-only field'],
    ['a look that says something else', 5, { value: '(100)', look: text('900') }, 'contradicts the value'],
    ['a look on an empty field', 5, { look: text('900') }, 'contradicts the value'],
    ['a look of a picture', 5, { value: '(100)', look: `${text('100')} /Im Do` }, 'cannot be compared'],
    [
      'a hidden text under lines',
      5,
      { value: '(100)', look: `BT 3 Tr (100) Tj ET 0 0 m 9 9 l S` },
      'cannot be compared',
    ],
    ['a choice that shows another one', 8, { value: '(l)', look: text('Small') }, 'contradicts the value'],
    ['a number that its script would not write', 9, { value: '(1000)', look: text('10,000.00') }, 'contradicts'],
    ['a state without the value', 7, { state: '/Yes' }, 'contradicts the value'],
    ['a value without the state', 7, { value: '/Yes' }, 'contradicts the value'],
  ])('is not allowed: %s', async (_, field, filling, detail) => {
    const report = await judge(await fill(field, filling)(first));
    expect(report).toMatchObject({ verdict: 'TOTAL_FAILED' });
    const [change] = report.signatures[0]!.changesSince;
    expect(change).toMatchObject({ isAllowed: false, kind: 'form-value' });
    expect(change!.detail).toContain(detail);
  });

  it('is not allowed: the picture of a ticked box is exchanged', async () => {
    const file = await appendRevision(first, ({ writer }) => {
      writer.putStream(new PdfRef(11), {
        dict: new Map([['Type', parse('/XObject')]]),
        data: Buffer.from('0 0 9 9 re f'),
      });
    });
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_FAILED' });
  });

  it('is not allowed: a value that the look in the file does not show', async () => {
    const filled = await fill(5, { value: '(100)', look: text('100') })(first);
    const file = await fill(5, { value: '(900)' })(filled);
    expect(await listVerdicts(file, 'note')).toMatchObject([
      { isAllowed: false, detail: 'a value that its appearance does not show' },
    ]);
  });

  it('reads what programs for forms write: letters by the names of their glyphs, signs of PDFDocEncoding', async () => {
    const encoding =
      '<</Type/Encoding/Differences[24/breve 39/quotesingle 96/grave 128/bullet/dagger 160/Euro 228/adieresis]>>';
    const write = (names: string, shown: string) =>
      appendRevision(first, async ({ reader, writer, addStream }) => {
        const font = writer.add(parse(`<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding ${names}>>`));
        const look = addStream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /X ${font.number} 0 R >> >>`,
          `/Tx BMC q BT /X 9 Tf <${shown}> Tj ET Q EMC`,
        );
        const ref = new PdfRef(5);
        const dict = (await reader.resolveDict(ref))!;
        writer.put(ref, withEntries(dict, { V: parse('<8041275fa0e4>'), AP: parse(`<</N ${look.number} 0 R>>`) }));
      });
    expect(await judge(await write(encoding, '8041275fa0e4'))).toMatchObject({ verdict: 'TOTAL_PASSED' });
    // The same bytes, with letters of other names.
    const swapped = encoding.replace('24/breve', '65/B');
    expect(await judge(await write(swapped, '8041275fa0e4'))).toMatchObject({ verdict: 'TOTAL_FAILED' });
    expect(await judge(await write(encoding.replace('Euro', 'g17'), '8041275fa0e4'))).toMatchObject({
      verdict: 'TOTAL_FAILED',
    });
  });

  it('is not read for ever: beyond so many bytes of appearances none is called allowed', async () => {
    const bodies = Array.from({ length: 80 }, (_, i) => `<< ${widget(600)} /FT /Tx /T (f${i}) >>`);
    const members = bodies.map((_, i) => `${i + 5} 0 R`).join(' ');
    const form = buildPdf([
      `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${members}] >> >>`,
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [${members}] >>`,
      ...bodies,
    ]);
    const base = await signFile(await prepareFile(new Uint8Array(form), []), makeRevisionRequest(0), fixture.trust);
    const file = await appendRevision(base, async ({ reader, writer }) => {
      const data = Buffer.from(`BT (Yes) Tj ET ${' '.repeat(250_000)}`);
      const look = writer.addStream({ dict: new Map([['BBox', parse('[0 0 300 40]')]]), data });
      for (const index of bodies.keys()) {
        const ref = new PdfRef(index + 5);
        const dict = (await reader.resolveDict(ref))!;
        writer.put(ref, withEntries(dict, { V: parse('(Yes)'), AP: parse(`<</N ${look.number} 0 R>>`) }));
      }
    });
    const [{ changesSince } = { changesSince: [] }] = (await judge(file)).signatures;
    expect(changesSince.slice(0, 60).every(({ isAllowed }) => isAllowed)).toBe(true);
    expect(changesSince.at(-1)).toMatchObject({ detail: 'an appearance that cannot be compared with the value' });
  });

  it('reads letters that a font maps by itself, and believes none that it does not', async () => {
    const cmap = '1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <0003> <0041> endbfrange';
    const withFont = (hasMap: boolean, shown: string) =>
      appendRevision(first, async ({ reader, writer, addStream }) => {
        const map = addStream('', cmap);
        const font = writer.add(
          parse(
            `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H${hasMap ? `/ToUnicode ${map.number} 0 R` : ''}>>`,
          ),
        );
        const look = addStream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /X ${font.number} 0 R >> >>`,
          `BT /X 9 Tf <${shown}> Tj ET`,
        );
        const ref = new PdfRef(5);
        const dict = (await reader.resolveDict(ref))!;
        writer.put(ref, withEntries(dict, { V: parse('(ABC)'), AP: parse(`<</N ${look.number} 0 R>>`) }));
      });
    expect(await judge(await withFont(true, '000100020003'))).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(await judge(await withFont(true, '000300020001'))).toMatchObject({ verdict: 'TOTAL_FAILED' });
    expect(await judge(await withFont(false, '000100020003'))).toMatchObject({ verdict: 'TOTAL_FAILED' });
  });
});
