import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FilledBlank } from '../pdf/describe-blank.ts';
import { listFields } from '../pdf/signature-fields.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { makeAttackBase } from '../testing/attack-pdfs.ts';
import { appendRevision, parse, withEntries } from '../testing/edit-pdf.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildPdf, ROTATED_PAGES } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { verifyDocument } from './verify-document.ts';

// What signers fill in: real form fields, made before the first signature, filled in by the revision that its signer signs, locked by it.

let row = 0;
function blank(name: string, value: string, changes: Partial<FilledBlank> = {}): FilledBlank {
  row += 1;
  const placement = { pageIndex: 0, x: 40, y: 120 + (row % 20) * 26, width: 220, height: 22, rotation: 0 };
  return { name, label: name, kind: 'text', isRequired: false, placement, value, ...changes };
}

const high = { pageIndex: 1, x: 40, y: 40, width: 300, height: 120, rotation: 0 };
const signers = [
  [
    blank('company', 'Hohenlohe & Söhne AG, Zürich'),
    blank('agreed', 'true', { kind: 'checkbox' }),
    blank('refused', '', { kind: 'checkbox' }),
    blank('plan', 'Large (12 months)', { kind: 'choice', choices: ['Small', 'Large (12 months)'] }),
  ],
  [
    blank('formula', '=SUM(A1:A9)*"<b>x</b>" \\ (ok)'),
    blank('remarks', `First line\n${'words and more words '.repeat(25)}\nlast`, { kind: 'longtext', placement: high }),
    blank('left empty', ''),
  ],
  [
    blank('hebrew', 'שלום לכולם (123) abc'),
    blank('arabic', 'مرحبا بالعالم'),
    blank('greek', 'Ελένη, Дмитрий', { label: 'Name (Ελληνικά)' }),
    blank('hindi', 'नमस्ते क्षत्रिय'),
    blank('chinese', '合同编号'),
  ],
];
const requests = signers.map((blanks, index) =>
  makeRevisionRequest(index, { blanks, placements: [placeAt(1, 40 + 190 * index, 600)] }),
);

let fixture: SigningFixture;
let stages: Uint8Array[];

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

beforeAll(async () => {
  fixture = await makeSigningFixture();
  stages = [await prepareFile(makeAttackBase(), requests)];
  for (const [index, request] of requests.entries()) {
    const order = { isCertifying: index === 0, isClosing: index === requests.length - 1 };
    stages.push(await signFile(stages.at(-1)!, { ...request, ...order }, fixture.trust));
  }
});
afterAll(() => fixture.remove());

describe('three signers who fill in fields', () => {
  it('have valid signatures at every stage, before and after each other', async () => {
    for (const [index, stage] of stages.slice(1).entries()) {
      const { verdict, signatures } = await judge(stage);
      expect({ index, verdict }).toEqual({ index, verdict: 'TOTAL_PASSED' });
      expect(signatures).toHaveLength(index + 1);
      expect(judgePdf(stage)).toMatchObject({ signatureCount: index + 1, validCount: index + 1, isSoundPdf: true });
    }
  });

  it('change nothing beyond what is allowed, named as filling in', async () => {
    const [first] = (await judge(stages.at(-1)!)).signatures;
    expect(first!.changesSince.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    const filled = first!.changesSince.filter(({ kind }) => kind === 'form-value').map(({ fieldName }) => fieldName);
    expect(filled.toSorted()).toEqual(['arabic', 'chinese', 'formula', 'greek', 'hebrew', 'hindi', 'remarks']);
    // In the words of whoever has placed it.
    expect(first!.changesSince.find(({ fieldName }) => fieldName === 'greek')!.fieldLabel).toBe('Name (Ελληνικά)');
    expect(new Set(first!.changesSince.map(({ kind }) => kind))).toEqual(new Set(['form-value', 'signature']));
  });

  it('lock what was theirs, what they left empty too', () => {
    const written = Buffer.from(stages[2]!.subarray(stages[1]!.length)).toString('latin1');
    expect(written).toMatch(/\/TransformMethod \/FieldMDP[^]*?\/Fields \[\(formula\) \(remarks\) \(left empty\)\]/);
    expect(Buffer.from(stages[0]!).toString('latin1')).toMatch(
      /\/SigFieldLock\s\/Action \/Include\s\/Fields \[\(company\) \(agreed\) \(refused\) \(plan\)\]/,
    );
  });

  it('write text as text', () => {
    const written = Buffer.from(stages[2]!).toString('latin1');
    expect(written).toContain('(=SUM\\(A1:A9\\)*"<b>x</b>" \\\\ \\(ok\\))');
  });
});

/** Another value, with the look taken away so that readers draw it anew. */
const refill = (name: string, entries: Record<string, string>) => (file: Uint8Array) =>
  appendRevision(file, async ({ reader, writer }) => {
    const { ref, dict } = (await listFields(reader)).find((field) => field.name === name)!;
    const changed = Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, parse(value)]));
    writer.put(ref, withEntries(dict, changed));
  });

describe('what a signer has filled in', () => {
  it.each([
    ['company', 1, { V: '(Eve Ltd)' }],
    ['agreed', 1, { V: '/Off', AS: '/Off' }],
    ['refused', 1, { V: '/Yes', AS: '/Yes' }],
    ['plan', 2, { V: '(Small)' }],
    ['left empty', 2, { V: '(Eve was here)' }],
    ['company', 3, { V: '(Eve Ltd)' }],
    ['hebrew', 3, { V: '(Eve)' }],
  ])('cannot be changed after the lock, and %s is named (after %i signatures)', async (name, stage, entries) => {
    const { verdict, signatures } = await judge(await refill(name, entries)(stages[stage]!));
    expect(verdict).toBe('TOTAL_FAILED');
    expect(signatures[0]!.changesSince).toContainEqual(
      expect.objectContaining({ fieldName: name, kind: 'form-value', isAllowed: false }),
    );
  });

  it('is left to whoever fills it in until then', async () => {
    const { verdict } = await judge(await refill('left empty', { V: '(mine)' })(stages[1]!));
    expect(verdict).toBe('TOTAL_PASSED');
  });

  it.each([
    ['does not fit', 'far too much text for its field '.repeat(8)],
    ['has signs that nobody draws', 'smile \u{1F600}'],
  ])('is refused before it is signed where it %s', async (_, value) => {
    const request = makeRevisionRequest(7, { blanks: [blank('wrong', value)] });
    const prepared = await prepareFile(makeAttackBase(), [request]);
    await expect(signFile(prepared, request, fixture.trust)).rejects.toThrow(/a value is (too_long|not_drawable)/);
  });
});

describe('pages that are turned', () => {
  it('show what was filled in upright, and hundreds of fields on them are signed', async () => {
    const blanks = Array.from({ length: 500 }, (_, index) =>
      blank(`field ${index}`, `value ${index}`, {
        placement: {
          pageIndex: index % 4,
          x: 10 + 60 * (index % 5),
          y: 10 + 2 * index,
          width: 55,
          height: 9,
          rotation: 0,
        },
      }),
    );
    const request = makeRevisionRequest(0, { blanks, isCertifying: true, isClosing: true });
    const prepared = await prepareFile(buildPdf({ pages: ROTATED_PAGES }), [request]);
    const file = await signFile(prepared, request, fixture.trust);
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(judgePdf(file)).toMatchObject({ validCount: 1, isSoundPdf: true });
    expect(file.length - prepared.length).toBeLessThan(700_000);
  });
});
