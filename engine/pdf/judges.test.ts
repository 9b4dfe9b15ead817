import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cutSignatures, type CutSignature } from '../testing/cut-signatures.ts';
import { drawPage, findBox, findRule } from '../testing/draw-page.ts';
import { buildPdf, ROTATED_PAGES, type PdfFixture } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { readSignedData } from '../pki/read-signed-data.ts';

/** Independent tools judge what the engine writes: poppler's pdfsig, mutool, qpdf, OpenSSL; poppler draws it. */
let fixture: SigningFixture;
let rootPem: string;
let nss: string;

beforeAll(async () => {
  fixture = await makeSigningFixture();
  rootPem = join(fixture.folder, 'root.pem');
  writeFileSync(rootPem, new X509Certificate(fixture.centre.root).toString());
  nss = `sql:${join(fixture.folder, 'nss')}`;
  mkdirSync(join(fixture.folder, 'nss'));
  execFileSync('certutil', ['-N', '-d', nss, '--empty-password']);
  execFileSync('certutil', ['-A', '-d', nss, '-n', 'root', '-t', 'CT,C,C', '-i', rootPem]);
});
afterAll(() => fixture.remove());

const store = (name: string, bytes: Uint8Array) => {
  const path = join(fixture.folder, name);
  writeFileSync(path, bytes);
  return path;
};
const runTool = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};
const countMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const runPdfsig = (file: string) => runTool('pdfsig', '-no-ocsp', '-nssdir', nss, file).output;

function verifyCms({ cms, covered }: CutSignature) {
  const [message, content] = [store('message.cms', cms), store('content.bin', covered)];
  const options = ['-inform', 'DER', '-in', message, '-content', content, '-CAfile', rootPem, '-out', '/dev/null'];
  return runTool('openssl', 'cms', '-verify', '-binary', '-cades', ...options);
}

function verifyTimestamp({ cms }: CutSignature) {
  const { timestampToken, signature, certificates } = readSignedData(cms);
  const token = store('token.tst', timestampToken!);
  const chain = store(
    'chain.pem',
    Buffer.from(certificates.map((der) => new X509Certificate(der).toString()).join('')),
  );
  const data = store('signature.bin', signature);
  return runTool(
    'openssl',
    'ts',
    '-verify',
    '-token_in',
    '-in',
    token,
    '-data',
    data,
    '-CAfile',
    rootPem,
    '-untrusted',
    chain,
  );
}

function expectSound(file: Uint8Array, signatureCount: number): void {
  const path = store('judged.pdf', file);
  const syntax = runTool('qpdf', '--check', path);
  expect(syntax.output).toContain('No syntax or stream encoding errors found');
  expect(syntax.status).toBe(0);
  const verdict = runPdfsig(path);
  expect(countMatches(verdict, /Signature is Valid/g)).toBe(signatureCount);
  expect(countMatches(verdict, /Total document signed/g)).toBe(1);
  const edits = runTool('mutool', 'sign', '-v', store('mutool.pdf', file)).output;
  expect(countMatches(edits, /The signature is valid|unchanged since signing/g)).toBe(signatureCount);
  expect(edits).not.toMatch(/digest error|verification error/i);
  const signatures = cutSignatures(file);
  expect(signatures).toHaveLength(signatureCount);
  for (const signature of signatures) {
    expect(verifyCms(signature)).toMatchObject({ status: 0 });
    expect(verifyTimestamp(signature).output).toContain('Verification: OK');
    expect(
      runTool('openssl', 'asn1parse', '-inform', 'DER', '-in', store('m.cms', signature.cms)).output,
    ).not.toContain('signingTime');
  }
}

const kinds: [string, PdfFixture][] = [
  ['a classic cross-reference table', { style: 'table' }],
  ['a cross-reference stream with object streams', { style: 'stream' }],
];

describe.each(kinds)('a file with %s', (_, options) => {
  it('holds one visible signature that every judge accepts and trusts', async () => {
    const request = makeRevisionRequest(0, { placements: [placeAt(0, 60, 120)], isCertifying: true });
    const file = (await signInOrder(buildPdf(options), [request], fixture.trust)).at(-1)!;
    expectSound(file, 1);
    expect(runPdfsig(store('trusted.pdf', file))).toContain('Certificate is Trusted');
  });

  it('holds three signatures made in order, each file an exact prefix of the next', async () => {
    const requests = [0, 1, 2].map((index) =>
      makeRevisionRequest(index, { placements: [placeAt(0, 60, 120 + index * 80)], isCertifying: true }),
    );
    const original = buildPdf({ ...options, pages: [{ hasDirectAnnotation: true }, {}] });
    const stages = await signInOrder(original, requests, fixture.trust);
    [original, ...stages].reduce((earlier, later) => {
      expect(Buffer.compare(later.subarray(0, earlier.length), earlier)).toBe(0);
      return later;
    });
    expectSound(stages.at(-1)!, 3);
  });

  it('holds signatures of both lanes, visible in several places and invisible', async () => {
    const requests = [
      makeRevisionRequest(0, { placements: [0, 1].map((page) => placeAt(page, 60, 120, 30)), quality: 'DEMO' }),
      makeRevisionRequest(1),
    ];
    const stages = await signInOrder(buildPdf({ ...options, pages: [{}, {}] }), requests, fixture.trust);
    expectSound(stages.at(-1)!, 2);
  });

  it('is refused by every judge after one bit of the signed range has changed', async () => {
    const file = (await signInOrder(buildPdf(options), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const twin = Uint8Array.from(file);
    const position = Buffer.from(file).indexOf('startxref') - 3;
    twin[position] = twin[position]! ^ 1;
    expect(runPdfsig(store('twin.pdf', twin))).toContain('Digest Mismatch');
    expect(runTool('mutool', 'sign', '-v', store('twin.pdf', twin)).output).toMatch(/digest error/i);
    expect(verifyCms(cutSignatures(twin)[0]!).status).not.toBe(0);
  });
});

describe('a visible signature', () => {
  it('stands upright at its place on pages of every rotation and with a shifted crop box', async () => {
    const file = buildPdf({ pages: ROTATED_PAGES });
    const placements = ROTATED_PAGES.map((_, page) => placeAt(page, 300, 200));
    const signed = (await signInOrder(file, [makeRevisionRequest(0, { placements })], fixture.trust)).at(-1)!;
    for (const page of ROTATED_PAGES.keys()) {
      const [before, after] = [drawPage(file, page), drawPage(signed, page)];
      const changed = findBox(after, (i) => [0, 1, 2].some((c) => before.pixels[i + c] !== after.pixels[i + c]));
      const { x, y, width, height } = placements[page]!;
      expect(changed.left).toBeGreaterThanOrEqual(x);
      expect(changed.top).toBeGreaterThanOrEqual(y);
      expect(changed.right).toBeLessThanOrEqual(x + width);
      expect(changed.bottom).toBeLessThanOrEqual(y + height);
      expect(changed.right - changed.left).toBeGreaterThan(width * 0.4);
      // The red rule stands at the left, nearly as tall as the placement: neither turned nor mirrored.
      const rule = findRule(after);
      expect(rule.right).toBeLessThan(x + 8);
      expect(rule.bottom - rule.top).toBeGreaterThan(height * 0.7);
    }
  });

  it('turns counter-clockwise about the centre of its place', async () => {
    const placements = [{ ...placeAt(0, 200, 300, 90), width: 160, height: 50 }];
    const request = makeRevisionRequest(0, { placements });
    const signed = (await signInOrder(buildPdf(), [request], fixture.trust)).at(-1)!;
    const rule = findRule(drawPage(signed, 0));
    // Turned by 90° the left edge of the 160 × 50 rectangle lies at the bottom of the 50 × 160 one.
    expect(rule.top).toBeGreaterThan(325 + 80 - 8);
    expect(rule.bottom).toBeLessThanOrEqual(325 + 80);
    expect(rule.left).toBeGreaterThanOrEqual(280 - 25);
    expect(rule.right).toBeLessThanOrEqual(280 + 25);
  });

  it('can be searched and read aloud: its text is in the page', async () => {
    const requests = ['Zoë Müller-Łukasz', 'Ελένη Παπαδοπούλου', 'Дмитрий Шостакович', 'Nguyễn Thị Ánh'].map(
      (signerName, i) => makeRevisionRequest(i, { signerName, placements: [placeAt(0, 60, 100 + i * 70)] }),
    );
    const signed = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
    const { output } = runTool('pdftotext', '-layout', store('text.pdf', signed), '-');
    for (const { signerName } of requests) expect(output).toContain(signerName);
    expect(output).toContain('Sigillum · SES');
  });
});
