import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, type Person } from '../../support/people.ts';
import { findFreePort } from '../../support/server-process.ts';
import { signAsVisitor } from '../../support/signing-steps.ts';

/** The examples that come with the clients (docs/programs.md#clients) run as they stand, each as a program of its own. */
const clients = fileURLToPath(new URL('../../../api-contracts/clients/', import.meta.url));

const runFile = promisify(execFile);

let folder: string;
let owner: Person;
let business: string;
let program: { username: string; key: string; callbackSecret: string };
let env: Record<string, string>;
test.beforeEach(async ({ url }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-clients-'));
  await writeFile(path.join(folder, 'lease.pdf'), buildPdf());
  owner = await signUp(url, { firstName: 'Mara', business: 'Mara AG' });
  ({ id: business } = await owner.client.call(getOwnBusiness, {}));
  program = await owner.client.call(createApiUser, {
    params: { id: business },
    body: { description: 'Intranet', environment: 'DEMO' },
  });
  env = { SIGILLUM_URL: url, SIGILLUM_API_USER: program.username, SIGILLUM_API_KEY: program.key };
});
const running = new Set<ChildProcess>();
test.afterEach(async () => {
  // What a test that fails has left waiting for ever.
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true });
});

/** Starts an example; `said` waits for what it prints, `end` answers the code that it ends with. */
function start(command: string, example: string, words: string[], more: Record<string, string> = {}) {
  const child = spawn(command, [path.join(clients, example), ...words], {
    cwd: folder,
    env: { ...process.env, ...env, ...more },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  const ended = once(child, 'exit');
  return {
    async said(pattern: RegExp): Promise<string> {
      await expect.poll(() => output).toMatch(pattern);
      return pattern.exec(output)![1]!;
    },
    async end(): Promise<number> {
      const [code] = (await ended) as [number];
      expect(code, output).toBe(0);
      return code;
    },
  };
}

const judge = async (file: string) => judgePdf(await readFile(path.join(folder, file)));

test('the calls of docs/programs.md run as they stand', async () => {
  const shown = await readFile(path.join(clients, '../../docs/programs.md'), 'utf8');
  const [, calls] = /```\n(TOKEN=[\s\S]*?)```/.exec(shown)!;
  const { stdout } = await runFile('bash', ['-euc', calls!], { cwd: folder, env: { ...process.env, ...env } });
  expect(JSON.parse(stdout)).toMatchObject({ title: 'Lease', signatures: [{ account_email: 'anna@example.org' }] });
});

for (const [command, example] of [
  [process.execPath, 'typescript/send-and-wait.ts'],
  ['python3', 'python/send_and_wait.py'],
] as const)
  test(`${example} sends, waits, and writes the signed file`, async () => {
    const run = start(command, example, ['lease.pdf', owner.email, 'signed.pdf']);
    const signatureRequestId = await run.said(/Sent as (\S+)\./);
    await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId }] } });
    await run.said(/It is (SIGNED)\./);
    await run.end();
    expect(await judge('signed.pdf')).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  });

test('typescript/sign-without-account.ts hands over a link, and hears by a callback that all is signed', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/sign/);
  const email = inventEmail('visitor');
  const more = {
    CALLBACK_URL: `http://127.0.0.1:${await findFreePort()}/signed`,
    CALLBACK_SECRET: program.callbackSecret,
  };
  const run = start(process.execPath, 'typescript/sign-without-account.ts', ['lease.pdf', email, 'signed.pdf'], more);
  const link = await run.said(/(http\S+exitURL\S+)/);
  expect((await fetch(more.CALLBACK_URL, { method: 'POST', body: '{"type":"SUCCESS"}' })).status).toBe(400);
  await page.goto(link.replace('&lang=de', ''));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Read the document' }).click();
  await signAsVisitor(page, url, email);
  await run.end();
  expect(await judge('signed.pdf')).toMatchObject({ signatureCount: 1, validCount: 1 });
});

test('typescript/seal.ts seals in one call', async () => {
  const params = { id: business, name: 'invoices' };
  await owner.client.call(putSeal, { params, body: { label: 'Invoices' } });
  await owner.client.call(addSealMembers, { params, body: { members: [program.username] } });
  await start(process.execPath, 'typescript/seal.ts', ['lease.pdf', 'sealed.pdf']).end();
  expect(await judge('sealed.pdf')).toMatchObject({ signatureCount: 1, validCount: 1 });
});
