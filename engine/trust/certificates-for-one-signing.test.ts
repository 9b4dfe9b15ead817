import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSignedData } from '../pki/read-signed-data.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { cutSignatures } from '../testing/cut-signatures.ts';
import { callJudges } from '../testing/judges.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { verifyDocument } from '../verifier/verify-document.ts';
import type { TrustQuality } from './trust-service.ts';

const DAY = 86_400_000;

let fixture: SigningFixture;
let judges: ReturnType<typeof callJudges>;
beforeAll(async () => {
  fixture = await makeSigningFixture();
  judges = callJudges([fixture.centre.root]);
});
afterAll(() => {
  fixture.remove();
  judges.remove();
});

async function sign(...qualities: TrustQuality[]) {
  const requests = qualities.map((quality, index) =>
    makeRevisionRequest(index, { quality, signerEmail: `signer-${index}@example.ch` }),
  );
  const file = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
  const certificates = cutSignatures(file).map(({ cms }) => new X509Certificate(readSignedData(cms).certificates[0]));
  return { file, names: requests.map(({ signerName }) => signerName), certificates };
}

const verify = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
  });

describe('several simple signatures', () => {
  it('show in pdfsig and here who signed, each trusted by itself', async () => {
    const { file, names } = await sign('SES', 'SES', 'SES');
    const words = { signature: 'Signature is Valid.', certificate: 'Certificate is Trusted.' };
    expect(judges.listSigners(file)).toEqual(names.map((name) => ({ name, ...words })));
    const { verdict, signatures } = await verify(file);
    expect(verdict).toBe('TOTAL_PASSED');
    expect(signatures.map(({ signer, kind, quality }) => ({ signer, kind, quality }))).toEqual(
      names.map((signer) => ({ signer, kind: 'signature', quality: 'SES' })),
    );
  });

  it('say in the certificate that nobody has verified the name, and have a key of their own each', async () => {
    const { certificates } = await sign('SES', 'SES');
    for (const subject of certificates.map((one) => one.subject.replaceAll('\\', ''))) {
      expect(subject).toContain('OU=Name as stated, identity not verified');
      expect(subject).toContain('O=Local trust centre, not qualified');
    }
    expect(new Set(certificates.map(({ publicKey }) => publicKey.export({ format: 'jwk' }).x)).size).toBe(2);
  });
});

describe('the certificate of a person', () => {
  it('says nothing of the kind where the identity was proved', async () => {
    const { certificates, file } = await sign('AES');
    expect(certificates[0]!.subject).not.toContain('not verified');
    expect((await verify(file)).signatures).toMatchObject([{ quality: 'AES', kind: 'signature' }]);
  });

  it.each(['SES', 'AES', 'DEMO', 'PART11'] as const)(
    'for %s is good in two years for a reader that looks at no timestamp',
    async (quality) => {
      const { file } = await sign(quality);
      expect(judges.findChainFaults(file, new Date(Date.now() + DAY))).toEqual([]);
      expect(judges.findChainFaults(file, new Date(Date.now() + 730 * DAY))).toEqual([]);
      expect(judges.findChainFaults(file, new Date(Date.now() + 1200 * DAY)).join()).toContain('expired');
    },
  );

  it('leaves out an address that the attribute cannot hold', async () => {
    const { chain } = await fixture.centre.issuePersonCertificate({ name: 'Zoë', email: 'zoë@exämple.ch' });
    expect(new X509Certificate(chain[0]).subject).not.toContain('emailAddress');
  });
});
