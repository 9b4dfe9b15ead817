import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { makeAttackBase } from '../testing/attack-pdfs.ts';
import { appendRevision, parse, parseDict, withEntries } from '../testing/edit-pdf.ts';
import { appendForeignSignature } from '../testing/foreign-signature.ts';
import { judgePdf } from '../testing/judges.ts';
import { authority, makeCertificate, purposes, usage } from '../testing/made-certificates.ts';
import { appendToken, makeMessage, makeToken } from '../testing/made-signatures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { verifyDocument } from './verify-document.ts';

// Whole files: what certifications and field locks permit (ISO 32000-2 sections 12.8.2.2 and 12.8.2.4).

const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const author = makeCertificate('Author', { issuer: root, extensions: [usage(0, 1)] });
const stamper = makeCertificate('Stamper', { issuer: root, extensions: [purposes(true, '1.3.6.1.5.5.7.3.8')] });
const requests = [makeRevisionRequest(0), makeRevisionRequest(1, { placements: [placeAt(0, 300, 50)] })];

let fixture: SigningFixture;
let prepared: Uint8Array;
const certified: Record<string, Uint8Array> = {};

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [root.certificate, fixture.centre.root].map((certificate) => ({
      certificate,
      source: 'operator',
      name: 'a root',
    })),
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

/** A certification as another program writes it. */
const certify = (level: number) =>
  appendForeignSignature(prepared, {
    subFilter: 'ETSI.CAdES.detached',
    fieldName: 'Certification',
    sign: (signed) => makeMessage(author, signed),
    entries: `/M(D:20260102030405Z)/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P ${level}/V/1.2>>>>]`,
  });

beforeAll(async () => {
  fixture = await makeSigningFixture();
  prepared = await prepareFile(makeAttackBase(), requests);
  certified['P=1'] = await certify(1);
  certified['P=2'] = await certify(2);
  certified['P=3'] = await certify(3);
  certified['P=2 by us'] = await signFile(prepared, { ...requests[0]!, isCertifying: true }, fixture.trust);
});
afterAll(() => fixture.remove());

/** Fills a text field with a value and the look that shows it. */
const fill = (name: string) => (file: Uint8Array) =>
  appendRevision(file, async ({ writer, field, addStream }) => {
    const { ref, dict } = await field(name);
    const look = addStream('/Type /XObject /Subtype /Form /BBox [0 0 300 60]', 'BT (Yes) Tj ET');
    writer.put(ref, withEntries(dict, { V: parse('(Yes)'), AP: parse(`<</N ${look.number} 0 R>>`) }));
  });

const comment = (file: Uint8Array) =>
  appendRevision(file, async ({ writer, page, reader }) => {
    const { ref, dict } = await page(0);
    const note = writer.add(
      withEntries(parseDict('/Type /Annot /Subtype /Text /Rect [9 9 29 29] /Contents (Hm)'), { P: ref }),
    );
    writer.put(ref, new Map(dict).set('Annots', [...(await reader.resolveArray(dict.get('Annots'))), note]));
  });

const steps: Record<string, (file: Uint8Array) => Promise<Uint8Array>> = {
  'a document timestamp': (file) => appendToken(file, (covered) => makeToken(stamper, covered, new Date())),
  'a security store': (file) =>
    appendRevision(file, ({ writer, catalog }) => {
      const item = writer.addStream({ dict: new Map(), data: root.certificate });
      const dss = writer.add(new Map([['Certs', [item]]]));
      writer.put(catalog.ref, withEntries(catalog.dict, { DSS: dss }));
    }),
  'a signature in a field that exists': (file) => signFile(file, requests[1]!, fixture.trust),
  'a signature in a new field that is seen': (file) =>
    signFile(file, makeRevisionRequest(5, { placements: [placeAt(1, 200, 200)] }), fixture.trust),
  'a filled form field': fill('note'),
  'a comment': comment,
};

describe('after a certification', () => {
  test.each<[step: string, ...allowed: boolean[]]>([
    ['a document timestamp', true, true, true],
    ['a security store', true, true, true],
    ['a signature in a field that exists', false, true, true],
    ['a signature in a new field that is seen', false, false, true],
    ['a filled form field', false, true, true],
    ['a comment', false, false, true],
  ])('%s is judged by its level', async (step, first, second, third) => {
    const expected = { 'P=1': first, 'P=2': second, 'P=3': third, 'P=2 by us': second };
    for (const [kind, isAllowed] of Object.entries(expected)) {
      const report = await judge(await steps[step]!(certified[kind]!));
      expect({ kind, verdict: report.verdict }).toEqual({ kind, verdict: isAllowed ? 'TOTAL_PASSED' : 'TOTAL_FAILED' });
    }
  });
});

describe('after a certification that forbids every change', () => {
  it('a signature that calls itself a timestamp is not allowed', async () => {
    const disguised = await appendForeignSignature(certified['P=1']!, {
      subFilter: 'ETSI.CAdES.detached',
      fieldName: 'Disguised',
      sign: (signed) => makeMessage(author, signed),
      entries: '/Type/DocTimeStamp/M(D:20260102030405Z)',
      type: '',
    });
    expect(await judge(disguised)).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE' });
  });
});

describe('a signature in a field with a lock', () => {
  it.each([
    [1, 'TOTAL_FAILED', 'TOTAL_FAILED', 'TOTAL_FAILED'],
    [2, 'TOTAL_PASSED', 'TOTAL_FAILED', 'TOTAL_FAILED'],
    [3, 'TOTAL_PASSED', 'TOTAL_PASSED', 'TOTAL_PASSED'],
  ])('that restricts the document to level %i allows no more afterwards', async (level, note, field, remark) => {
    const file = await signLocked(`<</Type/SigFieldLock/Action/Include/Fields[(other)]/P ${level}>>`);
    const later = await Promise.all([
      fill('note')(file),
      steps['a signature in a new field that is seen']!(file),
      comment(file),
      steps['a document timestamp']!(file),
    ]);
    const verdicts = (await Promise.all([file, ...later].map(judge))).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['TOTAL_PASSED', note, field, remark, 'TOTAL_PASSED']);
  });

  /** A file whose first field locks others, signed by us. */
  async function signLocked(lock: string): Promise<Uint8Array> {
    const file = await appendRevision(prepared, async ({ writer, field }) => {
      const { ref, dict } = await field('signature-0');
      writer.put(ref, withEntries(dict, { Lock: parse(lock) }));
    });
    return signFile(file, requests[0]!, fixture.trust);
  }

  it.each([
    ['all fields', '<</Type/SigFieldLock/Action/All>>', 'TOTAL_FAILED', 'TOTAL_FAILED', 'TOTAL_FAILED'],
    [
      'those named',
      '<</Type/SigFieldLock/Action/Include/Fields[(note)]>>',
      'TOTAL_FAILED',
      'TOTAL_PASSED',
      'TOTAL_PASSED',
    ],
    [
      'all but those named',
      '<</Type/SigFieldLock/Action/Exclude/Fields[(note)]>>',
      'TOTAL_PASSED',
      'TOTAL_FAILED',
      'TOTAL_FAILED',
    ],
  ])('locks %s', async (_, lock, note, amount, signature) => {
    const file = await signLocked(lock);
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(Buffer.from(file).toString('latin1')).toMatch(/\/TransformMethod\s*\/FieldMDP/);
    expect(judgePdf(file)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
    const reports = [
      await fill('note')(file),
      await fill('amount')(file),
      await signFile(file, requests[1]!, fixture.trust),
    ];
    const verdicts = (await Promise.all(reports.map(judge))).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([note, amount, signature]);
  });
});
