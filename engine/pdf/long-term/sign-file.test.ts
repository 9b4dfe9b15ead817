import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeKeyedTrust, type KeyedTrust } from '../../testing/keyed-trust.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { makeRevisionRequest } from '../../testing/signing-fixture.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { accessFile } from '../structure/random-access.ts';
import { verifyRevision } from '../verify-revision.ts';
import { signFile } from './sign-file.ts';

let keyed: KeyedTrust;
const folder = mkdtempSync(join(tmpdir(), 'sigillum-sign-file-'));
beforeAll(async () => {
  keyed = await makeKeyedTrust('P-256');
});
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const store = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const now = () => new Date();

describe('signing a file from path to path', () => {
  it.each([
    ['smaller than one chunk', 0],
    ['of several chunks and a rest', 5_000_001],
  ])('keeps every byte of one %s and ends as B-LTA', async (_, padding) => {
    const original = buildPdf({ padding });
    const [input, output] = [store('in.pdf', original), join(folder, `out-${padding}.pdf`)];
    const common = { request: makeRevisionRequest(0), trust: keyed.trust, now: now() };
    const signed = await signFile(input, output, { ...common, wish: 'B-LTA' });
    const bytes = readFileSync(output);
    expect(signed).toEqual({ level: 'B-LTA', size: bytes.length, sha256: hashOf(bytes) });
    expect(Buffer.compare(bytes.subarray(0, original.length), original)).toBe(0);
    await using source = await accessFile(output);
    const prefix = { size: original.length, sha256: hashOf(original) };
    const verdict = await verifyRevision(source, { anchors: [keyed.root], prefix });
    expect(verdict).toMatchObject({ level: 'B-LTA', sha256: signed.sha256 });
  });

  it('leaves no file behind when the signature cannot be had, and never writes over one', async () => {
    const [input, output] = [store('in.pdf', buildPdf()), join(folder, 'none.pdf')];
    const trust = { ...keyed.trust, sign: () => Promise.reject(new TrustError('refused', 'not today')) };
    const options = { request: makeRevisionRequest(0), now: now() };
    await expect(signFile(input, output, { ...options, trust })).rejects.toThrow('not today');
    expect(existsSync(output)).toBe(false);
    await expect(signFile(input, input, { ...options, trust: keyed.trust })).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(input)).toEqual(Buffer.from(buildPdf()));
  });

  it('prepares again with more room when the signature does not fit, without reading the file again', async () => {
    const [input, output] = [store('in.pdf', buildPdf()), join(folder, 'roomy.pdf')];
    const request = makeRevisionRequest(0, { contentsSize: 2048 });
    const signed = await signFile(input, output, { request, trust: keyed.trust, now: now() });
    expect(signed).toMatchObject({ level: 'B-T', sha256: hashOf(readFileSync(output)) });
  });
});
