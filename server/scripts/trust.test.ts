import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { createTrustCentre, openTrustCentre } from '@sigillum/engine/trust-centre';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-trust-script-'));
const folder = path.join(dataDir, 'trust');
const run = (...words: string[]) =>
  spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'run-command.mjs'), 'server/scripts/trust.ts', ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, KEY_PASSPHRASE: '', PUBLIC_URL: '' },
    },
  );

beforeAll(async () => {
  const passphrase = createSecrets(openServerKey(dataDir, undefined)).deriveSecret('trust centre');
  const options = { folder, passphrase, baseUrl: 'http://127.0.0.1:9', clock: () => new Date() };
  await createTrustCentre(options);
  await openTrustCentre(options);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('npm run trust shows the chain and ends with 0, with the passphrase that the server derives', () => {
  const { status, stdout, stderr } = run('show');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('State: ok');
});

it('npm run trust ends with 2 and its commands for words that it does not know', () => {
  for (const words of [[], ['dance']]) {
    const { status, stderr } = run(...words);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run trust -- export-root');
  }
});

it('npm run trust ends with 1 and one sentence, without a stack, when a key file is damaged', () => {
  const key = path.join(folder, 'keys/issuing-ca.json');
  const content = readFileSync(key);
  writeFileSync(key, '{');
  const { status, stderr } = run('show');
  writeFileSync(key, content);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The key file .*issuing-ca\.json is damaged: put it back from a backup\.\n$/);
});
