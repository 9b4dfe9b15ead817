import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks, makeAttackBase } from '../testing/attack-pdfs.ts';
import { benignEdits } from '../testing/benign-pdfs.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { TrustAnchor } from './report.ts';
import { verifyDocument } from './verify-document.ts';

let fixture: SigningFixture;
let anchors: TrustAnchor[];
let signed: Uint8Array;
let certified: Uint8Array;

const requests = [
  makeRevisionRequest(0, { placements: [placeAt(0, 50, 50), placeAt(1, 50, 50)] }),
  makeRevisionRequest(1, { placements: [placeAt(0, 300, 50)] }),
];

const verify = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors,
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const roots = await fixture.trust.anchors();
  anchors = roots.map((certificate) => ({ certificate, source: 'local', name: 'local trust centre' }));
  const prepared = await prepareFile(makeAttackBase(), requests);
  signed = await signFile(prepared, requests[0]!, fixture.trust);
  certified = await signFile(prepared, { ...requests[0]!, isCertifying: true }, fixture.trust);
});
afterAll(() => fixture.remove());

describe('verification of attacked files', () => {
  test('the signed and the certified file pass as they are', async () => {
    expect([await verify(signed), await verify(certified)]).toMatchObject([
      { verdict: 'TOTAL_PASSED' },
      { verdict: 'TOTAL_PASSED' },
    ]);
  });

  test.each(attacks)('$kind: $name does not pass', async ({ alter, isCertified }) => {
    const report = await verify(await alter(isCertified ? certified : signed));
    expect(report.verdict).not.toBe('TOTAL_PASSED');
  });

  test.each(benignEdits)('$name: passes after a signature and in a certified file', async ({ alter }) => {
    const reports = [await verify(await alter(signed)), await verify(await alter(certified))];
    expect(reports).toMatchObject([{ verdict: 'TOTAL_PASSED' }, { verdict: 'TOTAL_PASSED' }]);
  });
});
