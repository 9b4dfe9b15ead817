import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { appendByHand, joinParts } from '../testing/edit-pdf.ts';
import { ambiguousHybrid, hybrid } from '../testing/hostile-pdfs.ts';
import { buildSimplePdf, packObjectStream } from '../testing/pdf-builder.ts';
import { makeRevisionRequest, makeSigningFixture, signFile, type SigningFixture } from '../testing/signing-fixture.ts';
import { serialise, type PdfRef } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { verifyDocument } from './verify-document.ts';

// Hybrid files have a table for old readers and a stream with what is hidden from them (ISO 32000-2 section 7.5.8.4).

let fixture: SigningFixture;
let signed: Uint8Array;
beforeAll(async () => {
  fixture = await makeSigningFixture();
  const extra = [{ dictionary: '', data: 'BT /F1 24 Tf 72 720 Td (Hello debtor) Tj ET' }];
  signed = await sign(new Uint8Array(buildSimplePdf({ extra })));
});
afterAll(() => fixture.remove());

const sign = (file: Uint8Array) => signFile(file, makeRevisionRequest(0), fixture.trust);
const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

type Row = [number: number, kind: number, second: number, third: number];

/** Appends a hybrid revision: bodies that the table names, objects and further rows that only the stream names. */
async function appendHybrid(
  file: Uint8Array,
  input: { bodies?: Record<number, string>; hidden?: [number, string][]; rows?: Row[]; entries?: string },
): Promise<Uint8Array> {
  const { bodies = {}, hidden = [], rows = [], entries = '' } = input;
  const { structure } = await PdfReader.open(accessBytes(file));
  const container = structure.nextNumber + 50;
  let text = '\n';
  let table = '';
  for (const [number, body] of Object.entries(bodies)) {
    table += `${number} 1\n${String(file.length + text.length).padStart(10, '0')} 00000 n\r\n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  for (const [number] of hidden) table += `${number} 1\n0000000000 00000 f\r\n`;
  const parts: (Uint8Array | string)[] = [file, text];
  const measure = () => parts.reduce((sum, part) => sum + part.length, 0);
  const all = [...rows];
  if (hidden.length > 0) {
    const { dictionary, data } = packObjectStream(hidden) as { dictionary: string; data: Buffer };
    all.push(...hidden.map(([number], index): Row => [number, 2, container, index]), [container, 1, measure(), 0]);
    parts.push(
      `${container} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`,
      data,
      '\nendstream\nendobj\n',
    );
  }
  const data = Buffer.concat(
    all.map(([, kind, second, third]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(second, 1);
      row.writeUInt16BE(third, 5);
      return row;
    }),
  );
  const root = (structure.trailer.get('Root') as PdfRef).number;
  const index = all.map(([number]) => `${number} 1`).join(' ');
  const stream = measure();
  const size = container + 2;
  parts.push(
    `${container + 1} 0 obj\n<< /Type /XRef /Size ${size} /W [1 4 2] /Index [${index}] /Root ${root} 0 R /Length ${data.length} >>\nstream\n`,
    data,
    '\nendstream\nendobj\n',
  );
  const start = measure();
  const trailer = `<< /Size ${size} /Root ${root} 0 R /Prev ${structure.startXref} /XRefStm ${stream} >>`;
  return joinParts(...parts, `xref\n${table}${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
}

const readPlace = async (number: number) => {
  const place = (await PdfReader.open(accessBytes(signed))).structure.places.get(number)!;
  return 'offset' in place ? place.offset : 0;
};

describe('a hybrid file', () => {
  it('passes when it was signed, once and again', async () => {
    const once = await sign(new Uint8Array(hybrid()));
    expect(await judge(once)).toMatchObject({ verdict: 'TOTAL_PASSED' });
    const request = { ...makeRevisionRequest(1), fieldName: 'second' };
    expect(await judge(await signFile(once, request, fixture.trust))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('passes whose later revision hides what harms nothing', async () => {
    const reader = await PdfReader.open(accessBytes(signed));
    const { ref, dict } = await reader.readCatalog();
    const number = reader.structure.nextNumber;
    const catalog = serialise(dict).trim().replace(/>>$/, ` /DSS ${number} 0 R >>`);
    const file = await appendHybrid(signed, {
      bodies: { [ref.number]: catalog },
      hidden: [[number, '<< /Type /DSS /Certs [] >>']],
    });
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED', findings: [] });
  });

  it('of two views passes where a younger table has settled it before the signature', async () => {
    const ambiguous = new Uint8Array(ambiguousHybrid());
    const { structure } = await PdfReader.open(accessBytes(ambiguous));
    const content = '<< /Length 2 >>\nstream\nq \nendstream';
    const settled = await appendByHand(ambiguous, { 4: content }, { trailer: { Size: String(structure.nextNumber) } });
    expect(await judge(await sign(settled))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('of two views does not pass although both are signed', async () => {
    const file = await sign(new Uint8Array(ambiguousHybrid()));
    expect((await judge(file)).verdict).not.toBe('TOTAL_PASSED');
    const stated = await appendHybrid(new Uint8Array(buildSimplePdf({ extra: ['(other)'] })), {
      bodies: { 6: '(one view)' },
      rows: [[6, 1, 15, 0]],
    });
    expect((await judge(await sign(stated))).verdict).not.toBe('TOTAL_PASSED');
  });

  it('does not pass whose hidden entries show another page', async () => {
    const rows: Row[] = [[4, 1, await readPlace(6), 0]];
    const name = (at: number) => `4 1\n${String(at).padStart(10, '0')} 00000 n\r\n`;
    const entries = {
      nothing: '',
      'the true page': name(await readPlace(4)),
      'no page': '4 1\n0000000000 00000 f\r\n',
    };
    for (const [what, table] of Object.entries(entries)) {
      const file = await appendHybrid(signed, { rows, entries: table });
      expect((await judge(file)).verdict, `the table says ${what}`).not.toBe('TOTAL_PASSED');
    }
  });
});
