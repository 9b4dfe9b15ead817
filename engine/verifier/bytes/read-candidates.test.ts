import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  appendForeignSignature,
  makeForeignRoot,
  makeForeignSigner,
  openOpenSsl,
  type OpenSsl,
} from '../../testing/foreign-signature.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { accessBytes } from '../../pdf/structure/random-access.ts';
import { verifyDocument } from '../verify-document.ts';

let tool: OpenSsl;
let root: Uint8Array;
let good: Buffer;

const sign = (signed: Uint8Array) => {
  tool.write('content', signed);
  const files = ['-in', 'content', '-out', 'cms', '-signer', 'anna.pem', '-inkey', 'anna.key'];
  tool.run('cms', '-sign', '-binary', '-outform', 'DER', ...files);
  return tool.read('cms');
};
const make = async (entries?: string) => {
  const input = { subFilter: 'adbe.pkcs7.detached', sign, ...(entries !== undefined && { entries }) };
  return Buffer.from(await appendForeignSignature(buildPdf(), input));
};

beforeAll(async () => {
  tool = openOpenSsl();
  makeForeignRoot(tool);
  makeForeignSigner(tool, 'anna', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']);
  root = new Uint8Array(new X509Certificate(tool.read('root.pem')).raw);
  good = await make();
});
afterAll(() => tool.remove());

const judge = async (file: Uint8Array) => {
  const anchors = [{ certificate: root, source: 'operator' as const, name: 'root' }];
  return await verifyDocument(accessBytes(file), { anchors, at: new Date() });
};

/** The same file with one text in place of another of the same length, at its last occurrence. */
function replaceLast(file: Buffer, from: string, to: string): Buffer {
  const twin = Buffer.from(file);
  twin.write(to, file.lastIndexOf(from), 'latin1');
  return twin;
}

describe('the bytes of a signature', () => {
  it('pass when all is well', async () => {
    expect(await judge(good)).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  const range = (file: Buffer) => /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(file.toString('latin1'))!;

  it.each([
    ['without /ByteRange', 'byte-range-missing', (file: Buffer) => replaceLast(file, '/ByteRange', '/ByteRangf')],
    ['without /Contents', 'contents-missing', (file: Buffer) => replaceLast(file, '/Contents', '/Contentz')],
    ['with a /ByteRange of other things', 'byte-range-malformed', (file: Buffer) => replaceLast(file, '[0 ', '[/0')],
    [
      'that begin later than the file',
      'byte-range-malformed',
      (file: Buffer) => replaceLast(file, '/ByteRange [0', '/ByteRange [1'),
    ],
    [
      'that leave out more than the value',
      'gap-mismatch',
      (file: Buffer) => replaceLast(file, range(file)[1]!, String(Number(range(file)[1]) - 1)),
    ],
    [
      'that end inside a revision',
      'range-end',
      (file: Buffer) => replaceLast(file, ` ${range(file)[3]}]`, ` ${Number(range(file)[3]) - 9}]`),
    ],
    ['with content hidden behind the value', 'padding-not-zero', (file: Buffer) => replaceLast(file, '00>', '0f>')],
    ['with a value written over', 'contents-altered', (file: Buffer) => replaceLast(file, '00>', ' 0>')],
  ])('%s are refused', async (_, code, breakFile) => {
    const report = await judge(breakFile(good));
    expect(report).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE' });
    expect(report.signatures[0]!.findings.map((finding) => finding.code)).toEqual([code]);
  });

  it('that state something twice are refused, whichever of the two a reader takes', async () => {
    const report = await judge(await make('/M(D:20260102030405Z)/Reason(I agree)/Reason(I disagree)'));
    expect(report).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE' });
    expect(report.signatures[0]!.findings).toContainEqual(expect.objectContaining({ code: 'repeated-keys' }));
  });

  it('that no field leads to are told of', async () => {
    const report = await judge(replaceLast(good, '/FT /Sig', '/FT /Tx '));
    expect(report).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE', signatures: [] });
    expect(report.findings).toContainEqual(expect.objectContaining({ code: 'signature-unreachable' }));
  });
});
