import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildPdf } from '@sigillum/tests/support/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  prepareFile,
  signFile,
  type SigningFixture,
} from '@sigillum/tests/support/signing-fixture.ts';
import { accessBytes } from '../structure/random-access.ts';
import { verifyRevision } from '../verify-revision.ts';
import { extendDocument, findTimestampExpiry, renewDocument, type ExtensionOptions } from './extend-document.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let fixture: SigningFixture;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  fixture = await makeSigningFixture(() => now);
});
afterAll(() => fixture.remove());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

async function extend(file: Uint8Array, options: Partial<ExtensionOptions> = {}, trust = fixture.trust) {
  const extended = await extendDocument(accessBytes(file), trust, { wish: 'B-LTA', now, ...options });
  return { ...extended, file: join(file, ...extended.tails.map(({ bytes }) => bytes)) };
}
const verify = (file: Uint8Array, prefix?: Uint8Array) =>
  verifyRevision(accessBytes(file), {
    anchors: [fixture.centre.root],
    now,
    ...(prefix && { prefix: { size: prefix.length, sha256: hashOf(prefix) } }),
  });

describe('prolonging', () => {
  it('makes B-LT and B-LTA of a signature, each file an exact prefix of the next', async () => {
    const original = await prepareFile(buildPdf(), [makeRevisionRequest(0)]);
    const signed = await signFile(original, makeRevisionRequest(0), fixture.trust);
    expect(await verify(signed, original)).toMatchObject({ level: 'B-T' });
    const long = await extend(signed, { wish: 'B-LT' });
    expect(long).toMatchObject({ level: 'B-LT', tails: [{ cause: 'VALIDATION_DATA' }] });
    expect(await verify(long.file, signed)).toMatchObject({ level: 'B-LT' });
    expect(await verify(long.file, original)).toMatchObject({ level: 'B-LT' });
    const archived = await extend(long.file);
    expect(archived).toMatchObject({ level: 'B-LTA', tails: [{ cause: 'TIMESTAMP' }] });
    for (const prefix of [original, signed, long.file]) {
      expect(await verify(archived.file, prefix)).toMatchObject({ level: 'B-LTA' });
    }
    expect((await extend(archived.file)).tails).toEqual([]);
  });
});
