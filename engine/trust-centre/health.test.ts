import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTrustCentre } from './create-trust-centre.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { buildTimestampRequest } from '../pki/timestamp-token.ts';
import { makeCentreChecks } from './health.ts';
import { nameSeal } from './identities.ts';
import { openTrustCentre, type TrustCentre } from './trust-centre.ts';

const HOUR = 3_600_000;
const start = new Date('2026-11-21T12:00:00Z').getTime();
const work = mkdtempSync(join(tmpdir(), 'sigillum-centre-health-'));
let now = start;
let count = 0;
let folder: string;
let centre: TrustCentre;
const machine = () => new Date(now);

beforeEach(async () => {
  now = start;
  folder = join(work, String((count += 1)));
  const options = {
    folder,
    passphrase: 'only for this test',
    baseUrl: 'http://127.0.0.1:9',
    clock: () => new Date(now),
  };
  await createTrustCentre(options);
  centre = await openTrustCentre(options);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the health of the trust centre', () => {
  it('is well in every check and tells the days left of every certificate', async () => {
    const checks = makeCentreChecks(centre, new Date(now), machine);
    expect(await checks.trustKeys()).toMatchObject({ state: 'ok', isWell: true });
    expect(await checks.trustClock()).toMatchObject({ state: 'ok', isWell: true });
    expect(await checks.trustCertificates()).toEqual({
      state: 'ok',
      isWell: true,
      notices: [],
      daysLeft: { root: 7305, 'issuing-ca': 3652, 'root-ocsp': 3652, seal: 1096, tsa: 1826, ocsp: 365 },
    });
  });

  it('is not ready when the clock stands a day before what was issued, and then nothing is stamped', async () => {
    await centre.issuePersonCertificate({ name: 'Ada' });
    now = start - 24 * HOUR;
    const finding = await makeCentreChecks(centre, undefined, machine).trustClock();
    expect(finding).toMatchObject({ state: 'clock_behind', isWell: false });
    expect(finding.message).toContain('24 h later');
    const rejection = Buffer.from(await centre.answerTimestamp(buildTimestampRequest(new Uint8Array(32)).request));
    expect(rejection.toString('latin1')).toContain('set the clock');
    const trust = makeLocalTrustService(centre);
    await expect(trust.timestamp(new Uint8Array(32))).rejects.toMatchObject({ name: 'TrustError' });
  });

  it('is not ready when the clock stands a day before the newest record of the audit trail', async () => {
    const checks = makeCentreChecks(centre, new Date(start + 24 * HOUR), machine);
    expect(await checks.trustClock()).toMatchObject({ state: 'clock_behind', isWell: false });
  });

  it('is not ready when stamps state another time than the machine', async () => {
    const checks = makeCentreChecks(centre, undefined, () => new Date(now + 120_000));
    expect(await checks.trustClock()).toMatchObject({ state: 'clock_differs', isWell: false });
  });

  it('tells what timestamps of others say about the clock, and stays ready', async () => {
    const checks = makeCentreChecks(centre, undefined, machine, () => ['clock_ahead']);
    expect(await checks.trustClock()).toMatchObject({ state: 'ok', isWell: true, notices: ['clock_ahead'] });
  });

  it('notices a key file that vanishes or is damaged while the server runs, which goes on meanwhile', async () => {
    const { trustKeys } = makeCentreChecks(centre, undefined, machine);
    const path = join(folder, 'keys', 'tsa.json');
    renameSync(path, `${path}.away`);
    expect(await trustKeys()).toMatchObject({ state: 'key_unreadable', isWell: false });
    expect(await makeLocalTrustService(centre).timestamp(new Uint8Array(32))).toBeInstanceOf(Uint8Array);
    renameSync(`${path}.away`, path);
    expect(await trustKeys()).toMatchObject({ state: 'ok' });
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"tag": "./, '"tag": "-'));
    expect((await trustKeys()).message).toContain('tsa.json is damaged');
  });

  it('stays ready when the seal of one organisation is damaged, and says so', async () => {
    await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    writeFileSync(join(folder, 'keys', `${nameSeal('acme')}.json`), '{');
    const finding = await makeCentreChecks(centre, undefined, machine).trustCertificates();
    expect(finding).toMatchObject({ state: 'ok', notices: ['seal_unreadable'] });
    const context = { sid: 's', signerName: 'Ada', quality: 'AES', sealAccountName: 'acme' } as const;
    const trust = makeLocalTrustService(centre);
    await expect(trust.credential(context)).rejects.toMatchObject({ failure: 'unavailable' });
    await expect(trust.credential({ sid: 's', signerName: 'Ada', quality: 'SES' })).resolves.toBeDefined();
  });

  it('is not ready when the issuing authority is revoked or the root has ended', async () => {
    const checks = makeCentreChecks(centre, undefined, machine);
    const serial = readSerialNumber(centre.seal.chain[1]!);
    await expect(centre.revoke(serial, 'keyCompromise')).rejects.toThrow(RangeError);
    now = start + 7306 * 24 * HOUR;
    expect(await checks.trustCertificates()).toMatchObject({ state: 'root_ended', isWell: false });
  });
});
