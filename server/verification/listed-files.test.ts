import { X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  appendForeignSignature,
  makeForeignRoot,
  makeForeignSigner,
  openOpenSsl,
  type OpenSsl,
} from '@sigillum/engine/testing/foreign-signature';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { makeSigningFixture, type SigningFixture } from '@sigillum/engine/testing/signing-fixture';
import { makeListSigner, signList, writeList } from '@sigillum/engine/testing/trusted-lists';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import type { Log } from '../process/log.ts';
import { checkFile } from './check-file.ts';
import { openVerification, type Verification } from './open-verification.ts';

let tool: OpenSsl;
let fixture: SigningFixture;
let verification: Verification;
let dataDir: string;
let database: TestDatabase;
let at: Date;
const warn = vi.fn();

/** QcStatements (EN 319 412-5): compliance and secure device; without a type, for signatures. */
const qualified = '1.3.6.1.5.5.7.1.3=DER:30143008060604008e4601013008060604008e460104';

beforeAll(async () => {
  database = await createTestDatabase();
  tool = openOpenSsl();
  fixture = await makeSigningFixture();
  makeForeignRoot(tool);
  makeForeignSigner(tool, 'person', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'], qualified);
  dataDir = await mkdtemp(path.join(tool.folder, 'data-'));
  at = new Date(Date.now() + 3_600_000);
  const log = { warn } as unknown as Log;
  verification = await openVerification({ dataDir, db: database.db, trustCentre: fixture.centre, log, now: () => at });
});
afterAll(async () => {
  await verification.close();
  await database.drop();
  fixture.remove();
  tool.remove();
});

async function putList(): Promise<void> {
  const signer = makeListSigner(tool, 'operator');
  const certificates = [new Uint8Array(new X509Certificate(tool.read('root.pem')).raw)];
  const services = [{ name: 'Qualified CA', status: 'granted', from: '2016-07-01T00:00:00Z', certificates }];
  const list = writeList({ territory: 'CH', kind: 'CHgeneric', sequence: 1, issuedAt: new Date(), services });
  await mkdir(path.join(dataDir, 'trust-lists/signers'), { recursive: true });
  await writeFile(path.join(dataDir, 'trust-lists/signers/CH.pem'), tool.read('operator.pem'));
  await writeFile(path.join(dataDir, 'trust-lists/tsl-ch.xml'), signList(list, signer));
}

it('a foreign file is qualified once the operator has put the list into the data folder', async () => {
  const file = await appendForeignSignature(buildPdf(), {
    subFilter: 'adbe.pkcs7.detached',
    sign(signed) {
      tool.write('content', signed);
      const key = ['-signer', 'person.pem', '-inkey', 'person.key'];
      tool.run('cms', '-sign', '-binary', '-in', 'content', '-outform', 'DER', '-out', 'cms', '-cades', ...key);
      return tool.read('cms');
    },
  });
  const filePath = path.join(tool.folder, tool.write('file.pdf', file));
  const unknown = await checkFile(verification, filePath, at);
  expect(unknown.signatures[0]).toMatchObject({ indication: 'INDETERMINATE', quality: 'UNDEFINED', anchor: null });
  await putList();
  const known = await checkFile(verification, filePath, at);
  expect(known.signatures[0]).toMatchObject({
    indication: 'TOTAL_PASSED',
    quality: 'QES',
    legislation: 'ZERTES',
    anchor: { name: 'CH: Qualified CA', source: 'ch-list' },
  });
  expect(warn).not.toHaveBeenCalled();
});
