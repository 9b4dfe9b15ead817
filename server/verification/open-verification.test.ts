import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createTrustCentre,
  deriveEnvelopeKey,
  openCentreFolder,
  openCertificateRegister,
  openTrustCentre,
  renewAuthority,
} from '@sigillum/engine/trust-centre';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import type { Log } from '../process/log.ts';
import { openVerification } from './open-verification.ts';

const log = { warn: vi.fn() } as unknown as Log;
const clock = () => new Date('2026-11-21T12:00:00Z');

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verification-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('asks the own centre about certificates of every authority that it has, one made meanwhile, too, and of no other', async () => {
  const passphrase = 'correct horse battery staple';
  const folder = path.join(dataDir, 'trust');
  const options = { folder, passphrase, baseUrl: 'http://127.0.0.1:3000', clock };
  await createTrustCentre(options);
  const trustCentre = await openTrustCentre(options);
  const verification = await openVerification({ dataDir, db: database.db, trustCentre, log, now: clock });
  try {
    const issue = async () => {
      const [certificate, issuer] = (await trustCentre.issuePersonCertificate({ name: 'Ada' })).chain;
      return { certificate, issuer: issuer! };
    };
    const before = await issue();
    const files = openCentreFolder(folder);
    const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
    const register = openCertificateRegister(files.registerPath);
    expect(await renewAuthority({ ...options, files, envelopeKey, register })).toBe('issuing-ca-2');
    await trustCentre.rollOver();
    const after = await issue();
    expect(Buffer.compare(before.issuer, after.issuer)).not.toBe(0);
    for (const question of [before, after])
      expect(await verification.askStatus(question)).toMatchObject({ ocsp: expect.any(Uint8Array) });
    const stranger = { certificate: after.certificate, issuer: before.certificate };
    expect(await verification.askStatus(stranger)).toBeUndefined();
  } finally {
    await verification.close();
  }
});
