import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as hostile from '../testing/hostile-pdfs.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';

import { inspectDocument } from './inspect-document.ts';
import { runIntake } from './intake.ts';
import { listSignatureFields, readForm } from './signature-fields.ts';
import { walkPages } from './structure/page-tree.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { PdfRef, toLatin1 } from './values.ts';
import { accessBytes } from './structure/random-access.ts';
import { verifyRevision } from './verify-revision.ts';

let fixture: SigningFixture;
let folder: string;
beforeAll(async () => {
  fixture = await makeSigningFixture();
  folder = mkdtempSync(join(tmpdir(), 'sigillum-intake-'));
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const edit = (bytes: Uint8Array, from: string, to: string) =>
  toLatin1(Buffer.from(bytes).toString('latin1').replace(from, to));
const plans = [
  { fieldName: 'signature-a', placements: [placeAt(0, 60, 120), placeAt(1, 60, 120)] },
  { fieldName: 'signature-b', placements: [] },
];
/** What qpdf makes of a file under the given options. */
function transform(file: Uint8Array, ...options: string[]): Uint8Array {
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
  writeFileSync(from, file);
  execFileSync('qpdf', [...options, from, to]);
  return new Uint8Array(readFileSync(to));
}

describe('intake', () => {
  it.each(['table', 'stream'] as const)(
    'gives a file of style %s every field before its first signature',
    async (style) => {
      const file = buildPdf({ style, pages: [{ hasDirectAnnotation: true }, {}, { hasDirectAnnotation: true }] });
      const { tail, originalSha256, preparedSha256, rewritten } = await runIntake(accessBytes(file), plans);
      const prepared = Buffer.concat([file, tail]);
      expect({ originalSha256, preparedSha256 }).toEqual({
        originalSha256: hashOf(file),
        preparedSha256: hashOf(prepared),
      });
      expect(rewritten).toBeUndefined();
      const reader = await PdfReader.open(accessBytes(prepared));
      const fields = await listSignatureFields(reader);
      expect(fields.map(({ name, isSigned }) => ({ name, isSigned }))).toEqual([
        { name: 'signature-a', isSigned: false },
        { name: 'signature-b', isSigned: false },
      ]);
      expect((await readForm(reader))!.get('SigFlags')).toBe(3);
      const counts: number[] = [];
      for await (const page of walkPages(reader)) {
        const annotations = await reader.resolveArray(page.dict.get('Annots'));
        expect(annotations.every((item) => item instanceof PdfRef)).toBe(true);
        counts.push(annotations.length);
      }
      // A link and a field, the mark of the second place, a link; the invisible field is on no page.
      expect(counts).toEqual([2, 1, 1]);
    },
  );

  it('leaves an upload that is signed already exactly as it is, and a further signature keeps it valid', async () => {
    const signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const result = await runIntake(accessBytes(signed), plans);
    expect(result.tail).toHaveLength(0);
    expect(result.preparedSha256).toBe(hashOf(signed));
    const request = makeRevisionRequest(1, { placements: [placeAt(0, 60, 300)] });
    const twice = await signFile(signed, request, fixture.trust);
    const verdict = await verifyRevision(accessBytes(twice), { anchors: [fixture.centre.root] });
    expect(verdict.signatureCount).toBe(2);
  });

  it('repairs a file with a broken cross-reference once, so that it can be signed', async () => {
    const broken = edit(buildPdf(), 'startxref\n', 'startxref\n77');
    const request = makeRevisionRequest(0);
    const { rewritten } = await runIntake(accessBytes(broken), []);
    expect(rewritten?.length).toBeGreaterThan(0);
    const signed = await signFile(await prepareFile(broken, [request]), request, fixture.trust);
    await expect(verifyRevision(accessBytes(signed), { anchors: [fixture.centre.root] })).resolves.toBeDefined();
  });

  it.each([
    ['linearised', ['--linearize']],
    ['compressed', ['--object-streams=generate']],
    ['plain PDF 1.4', ['--object-streams=disable', '--force-version=1.4']],
    ['PDF 2.0', ['--force-version=2.0']],
  ])('prepares %s files as another tool writes them', async (_, options) => {
    const request = makeRevisionRequest(0, { placements: [placeAt(0, 60, 120)] });
    const file = transform(buildPdf(), ...options);
    const signed = (await signInOrder(file, [request], fixture.trust)).at(-1)!;
    expect(Buffer.compare(signed.subarray(0, file.length), file)).toBe(0);
    await expect(verifyRevision(accessBytes(signed), { anchors: [fixture.centre.root] })).resolves.toBeDefined();
    writeFileSync(join(folder, 'signed.pdf'), signed);
    execFileSync('qpdf', ['--check', join(folder, 'signed.pdf')]);
  });

  it('unlocks a file whose owner allows changes and refuses one that needs a password', async () => {
    const allowed = transform(buildPdf({ pages: [{}, {}] }), '--encrypt', '', 'owner', '256', '--');
    const { rewritten } = await runIntake(accessBytes(allowed), plans);
    expect(Buffer.from(rewritten!).includes('/Encrypt')).toBe(false);
    const locked = transform(buildPdf({ pages: [{}, {}] }), '--encrypt', 'user', 'owner', '256', '--');
    await expect(runIntake(accessBytes(locked), plans)).rejects.toMatchObject({ key: 'file.pdf.password_protected' });
    const frozen = transform(buildPdf({ pages: [{}, {}] }), '--encrypt', '', 'owner', '256', '--modify=none', '--');
    await expect(runIntake(accessBytes(frozen), plans)).rejects.toMatchObject({ key: 'file.pdf.restricted' });
  });

  it('refuses XFA forms, files certified against any change, and what is no PDF, each under its key', async () => {
    const xfa = buildPdf({ catalog: '/AcroForm <</Fields [] /XFA (x)>>' });
    await expect(runIntake(accessBytes(xfa), plans)).rejects.toMatchObject({ key: 'file.pdf.xfa' });
    const request = makeRevisionRequest(0, { isCertifying: true });
    const certified = (await signInOrder(buildPdf(), [request], fixture.trust)).at(-1)!;
    const frozen = edit(certified, '/P 2\n', '/P 1\n');
    await expect(runIntake(accessBytes(frozen), plans)).rejects.toMatchObject({ key: 'file.pdf.no_changes_allowed' });
    await expect(runIntake(accessBytes(Buffer.from('hello')), plans)).rejects.toMatchObject({
      key: 'file.pdf.damaged',
    });
  });

  it.each([
    ['a password', hostile.passwordProtected],
    ['a ban on changes', hostile.restricted],
    ['a signature under encryption', hostile.signedAndEncrypted],
    ['an XFA form', hostile.withXfa],
    ['a certification against any change', hostile.certifiedFinal],
    ['no catalog', hostile.withoutCatalog],
  ])('says of a file with %s what its inspection has said', async (_, make) => {
    const file = await make();
    const path = join(folder, 'judged.pdf');
    writeFileSync(path, file);
    const [key] = (await inspectDocument(path)).problems;
    expect(key).toMatch(/^file\.pdf\./);
    await expect(runIntake(accessBytes(file), plans)).rejects.toMatchObject({ key });
  });

  it('refuses to repair a signed file, for its signature would be lost', async () => {
    const signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
    const broken = Buffer.from(signed);
    broken.write('9', broken.lastIndexOf('startxref\n') + 10);
    await expect(runIntake(accessBytes(broken), plans)).rejects.toMatchObject({ key: 'file.pdf.signed_damaged' });
  });
});
