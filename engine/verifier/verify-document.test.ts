import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cutSignatures } from '../testing/cut-signatures.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { extendDocument } from '../pdf/long-term/extend-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { openTrustCentre } from '../trust-centre/trust-centre.ts';
import type { TrustService } from '../trust/trust-service.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { readSignedData } from '../pki/read-signed-data.ts';
import { FINDINGS } from './findings.ts';
import type { FetchStatus } from './revocation/judge-status.ts';
import { verifyDocument } from './verify-document.ts';

const DAY = 86_400_000;
const START = new Date('2026-03-01T10:00:00Z');

let now = START;
let fixture: SigningFixture;
let signed: Uint8Array;
let longTerm: Uint8Array;
let archived: Uint8Array;

const joinBytes = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

const judge = (file: Uint8Array, at = now) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at,
  });

async function extend(file: Uint8Array, trust: TrustService, isRenewal = false): Promise<Uint8Array[]> {
  const { tails } = await extendDocument(accessBytes(file), trust, { wish: 'B-LTA', now, isRenewal });
  return tails.map(({ bytes }) => bytes);
}

beforeAll(async () => {
  fixture = await makeSigningFixture(() => now);
  const requests = [
    makeRevisionRequest(0, { isCertifying: true, at: START }),
    makeRevisionRequest(1, { quality: 'AES', at: START, reason: 'Seen and agreed' }),
  ];
  signed = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
  const tails = await extend(signed, fixture.trust);
  longTerm = joinBytes(signed, tails[0]!);
  archived = joinBytes(signed, ...tails);
});
afterAll(() => fixture.remove());

describe('a file of our own', () => {
  it('says that a demonstration is one', async () => {
    const demo = makeRevisionRequest(0, { quality: 'DEMO', at: START });
    const file = (await signInOrder(buildPdf(), [demo], fixture.trust)).at(-1)!;
    const report = await judge(joinBytes(file, ...(await extend(file, fixture.trust))));
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ quality: 'DEMO', kind: 'signature' }] });
  });

  it('without status is B-T, and to be asked again later', async () => {
    const report = await judge(signed);
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'TRY_LATER' });
    expect(report.signatures.map(({ level }) => level)).toEqual(['B-T', 'B-T']);
  });

  it('passes at each level that it carries, with what people want to know', async () => {
    const report = await judge(archived);
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', subIndication: null, size: archived.length, findings: [] });
    expect(report.revisions.at(-1)).toBe(archived.length);
    expect(report.signatures).toMatchObject([
      {
        indication: 'TOTAL_PASSED',
        level: 'B-LTA',
        kind: 'signature',
        quality: 'SES',
        revision: { isWholeFile: false },
      },
      {
        indication: 'TOTAL_PASSED',
        level: 'B-LTA',
        kind: 'signature',
        quality: 'AES',
        signer: 'Jean-François Noël',
        reason: 'Seen and agreed',
        claimedAt: START.toISOString(),
        provenAt: START.toISOString(),
        anchor: { name: 'our root', source: 'local' },
        revocation: { source: 'dss', status: 'good' },
      },
    ]);
    expect(report.timestamps).toMatchObject([{ indication: 'TOTAL_PASSED', revision: { isWholeFile: true } }]);
    expect(report.signatures[0]!.changesSince.map(({ kind }) => kind)).toContain('signature');
    expect((await judge(longTerm)).signatures.map(({ level }) => level)).toEqual(['B-LT', 'B-LT']);
  });

  it('without the root is not trusted', async () => {
    const report = await verifyDocument(accessBytes(archived), { anchors: [], at: now });
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' });
  });

  it('whose signer has expired passes by its timestamp after three years, and not without one that is trusted', async () => {
    expect(await judge(archived, after(1200 * DAY))).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(await judge(longTerm, after(1200 * DAY))).toMatchObject({ verdict: 'TOTAL_PASSED' });
    // The certificate of the timestamp authority lives five years.
    const late = await judge(longTerm, after(1900 * DAY));
    expect(late).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NO_POE' });
    expect(late.signatures[1]!.provenAt).toBeNull();
  });

  it('passes ten years later when a younger timestamp was added in time', async () => {
    now = after(1700 * DAY);
    const folder = join(fixture.folder, 'trust');
    expect(existsSync(folder)).toBe(true);
    const options = { folder, passphrase: fixture.passphrase, baseUrl: 'http://127.0.0.1:9', clock: () => now };
    const renewed = await openTrustCentre(options);
    const file = joinBytes(archived, ...(await extend(archived, makeLocalTrustService(renewed), true)));
    now = START;
    expect(await judge(archived, after(2000 * DAY))).toMatchObject({ verdict: 'INDETERMINATE' });
    // The new authority's status follows its timestamp in the file: nobody needs to be asked.
    const report = await judge(file, after(2000 * DAY));
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(report.signatures.map(({ level }) => level)).toEqual(['B-LTA', 'B-LTA']);
    expect(report.timestamps).toHaveLength(2);
  });

  it('revoked after the proved time passes, and says so; revoked before it does not', async () => {
    const other = await makeSigningFixture(() => now);
    const file = (await signInOrder(buildPdf(), [makeRevisionRequest(0, { at: START })], other.trust)).at(-1)!;
    const serial = readSerialNumber(readSignedData(cutSignatures(file)[0]!.cms).certificates[0]);
    /** The trust centre as a network that answers about status. */
    const ask: FetchStatus = async (certificate, issuer) => ({
      ocsp: await other.centre.answerOcsp(buildOcspRequest(certificate, issuer)),
    });
    const judgeAsked = async (revokedAt: Date) => {
      now = revokedAt;
      await other.centre.revoke(serial, 'keyCompromise');
      now = after(2 * 3_600_000);
      const anchors = [{ certificate: other.centre.root, source: 'local' as const, name: 'our root' }];
      const { signatures } = await verifyDocument(accessBytes(file), { anchors, at: now, fetchStatus: ask });
      return signatures[0]!;
    };
    const later = await judgeAsked(after(3_600_000));
    expect(later).toMatchObject({ indication: 'TOTAL_PASSED', revocation: { source: 'network', status: 'revoked' } });
    expect(later.findings).toContainEqual(expect.objectContaining({ code: 'revoked-later' }));
    const before = await judgeAsked(after(-60_000));
    expect(before).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'REVOKED_NO_POE' });
    now = START;
    other.remove();
  });
});

describe('a file that cannot be judged', () => {
  it.each([
    ['that is no PDF', Buffer.from('Dear Sir'), 'TOTAL_FAILED', 'FORMAT_FAILURE', 'not-a-pdf'],
    ['that is empty', Buffer.alloc(0), 'TOTAL_FAILED', 'FORMAT_FAILURE', 'not-a-pdf'],
    ['that is cut short', buildPdf().subarray(0, 500), 'TOTAL_FAILED', 'FORMAT_FAILURE', 'file-damaged'],
    ['without a signature', buildPdf(), 'INDETERMINATE', 'SIGNED_DATA_NOT_FOUND', 'no-signature'],
  ])('%s gets a report that says so', async (_, file, verdict, subIndication, code) => {
    const report = await judge(new Uint8Array(file));
    expect(report).toMatchObject({ verdict, subIndication, size: file.length, signatures: [] });
    expect(report.findings).toEqual([expect.objectContaining({ code })]);
  });

  it('cut anywhere never passes and never throws', async () => {
    const verdicts: string[] = [];
    for (let size = archived.length - 30; size > 0; size -= 6007) {
      const report = await judge(archived.subarray(0, size));
      // A file cut where a revision ends is the file as it was then.
      if (!report.findings.some(({ code }) => code === 'bytes-after-end')) verdicts.push(report.verdict);
    }
    expect(verdicts).not.toEqual([]);
    expect(verdicts).not.toContain('TOTAL_PASSED');
  });
});

describe('a changed digit', () => {
  let seed = 7;
  const random = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;

  it('anywhere in the values of signatures and timestamps never passes', async () => {
    const text = Buffer.from(archived).toString('latin1');
    const survivors: string[] = [];
    for (const { 0: token, index } of text.matchAll(/<[0-9a-f]{4000,}>/g)) {
      for (let tried = 0; tried < 60; tried += 1) {
        // Half of them in what is written, half anywhere, the zeros behind it included.
        const written = token.replace(/0+>$/, '').length - 1;
        const position = index + 1 + random(tried % 2 === 0 ? written : token.length - 2);
        const twin = Buffer.from(archived);
        const digit = (parseInt(text[position]!, 16) + 1 + random(15)) % 16;
        twin.write(digit.toString(16), position, 'latin1');
        if ((await judge(twin)).verdict === 'TOTAL_PASSED') {
          // Enough to find it in the structure: every run makes another file.
          const around = [text.slice(position - 40, position), text.slice(position + 1, position + 40)];
          survivors.push(
            `${position - index} of ${written}: ${around.join(`[${text[position]} → ${digit.toString(16)}]`)}`,
          );
        }
      }
    }
    expect(survivors).toEqual([]);
  });

  it.each([
    ['the form of a certificate', /a082[0-9a-f]{4}(30)8201/, '39'],
    ['a value in parts', /0603551d0e(04)16/, '24'],
    ['bits of a signature that do not count', /034[6-9](00)304/, '04'],
  ])('that spells %s otherwise, in what the last timestamp encloses, never passes', async (_, place, digits) => {
    const text = Buffer.from(archived).toString('latin1');
    const last = [...text.matchAll(/<[0-9a-f]{4000,}>/g)].at(-1)!;
    const found = place.exec(last[0])!;
    const position = last.index + found.index + found[0].indexOf(found[1]!, 4);
    const twin = Buffer.from(archived);
    twin.write(digits, position, 'latin1');
    expect(text.slice(position, position + 2)).toBe(found[1]);
    expect((await judge(twin)).verdict).not.toBe('TOTAL_PASSED');
  });

  it('in what the page shows never passes', async () => {
    const position = Buffer.from(signed).indexOf('(Page 1)') + 1;
    const twin = Uint8Array.from(signed);
    twin[position]! ^= 1;
    expect(await judge(twin)).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' });
  });
});

describe('findings', () => {
  it('are sentences', () => {
    for (const { text } of Object.values(FINDINGS)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
