import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest } from '../support/people.ts';
import { openServerDatabase, readPostgresPid } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expectBalance } from '../support/signing-books.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const home = mkdtempSync(path.join(tmpdir(), 'sigillum-backup-'));
const inHome = (...names: string[]) => path.join(home, ...names);
const [dataDir, vault] = [inHome('data'), inHome('vault')];
const passphrase = 'a passphrase of backups';
const pdf = buildPdf();

const scriptOf = (command: 'backup' | 'restore' | 'doctor') => path.join(root, `server/scripts/${command}.ts`);
/** Runs a command as `npm run backup` does. */
const run = (command: Parameters<typeof scriptOf>[0], words: string[], env: Record<string, string> = {}) =>
  start(process.execPath, [scriptOf(command), ...words], env);
async function start(program: string, words: string[], env: Record<string, string> = {}) {
  const child = spawn(program, words, {
    cwd: home,
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(output, 'no stack').not.toMatch(/^\s+at /m);
  return { code, output };
}

let server: ServerProcess;
let owner: SigningPerson;
let partner: SigningPerson;
const people = () => [owner, partner];
const backups = () =>
  readdirSync(vault)
    .filter((name) => name !== 'files')
    .toSorted();

const send = async (title: string, count: 1 | 2 = 1, quality: 'SES' | 'AES' = 'SES') => {
  const signatures = people()
    .slice(0, count)
    .map(({ email }) => ({ account_email: email }));
  return (await sendRequest(owner, { title, quality, pdf, signatures })).id;
};
const sign = async (person: SigningPerson, quality: 'SES' | 'AES', id: string) =>
  signWith(person, quality, [id], { tan: await askForCode(person, quality, [id]) });

/** Sends and signs one request after the other until it is told to end; answers those that were done. */
function keepWriting() {
  const done: string[] = [];
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      // Mails are found by their title: none begins like another.
      const id = await send(`Meanwhile (${done.length})`);
      await sign(owner, 'SES', id);
      done.push(id);
    }
  })();
  return { done, end: () => ((isOver = true), work) };
}

/** What the owner had done before the backup, by what became of it. */
const before: { signed: string[]; open: string; draft: string } = { signed: [], open: '', draft: '' };

beforeAll(async () => {
  server = await startServerProcess({ dataDir });
  owner = await signUpToSign(server.url, { business: 'Vault AG' });
  partner = await signUpToSign(server.url, { firstName: 'Urs' });
  for (const [title, quality] of [
    ['Simple', 'SES'],
    ['Advanced', 'AES'],
  ] as const) {
    const id = await send(title, 2, quality);
    for (const person of people()) await sign(person, quality, id);
    before.signed.push(id);
  }
  before.open = await send('Half', 2);
  await sign(owner, 'SES', before.open);
  before.draft = (await owner.client.call(createSignatureRequest, { body: { title: 'Thought' } })).id;
});
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Diagnosis {
  isWell: boolean;
  findings: { check: string; state: string; message: string }[];
}

describe('npm run doctor', () => {
  it('finds nothing wrong with a server at work, and looks at all of it', async () => {
    const { code, output } = await run('doctor', ['--json'], { PORT: new URL(server.url).port });
    const { isWell, findings } = JSON.parse(output) as Diagnosis;
    // This machine's disk and clock may have their notices.
    expect([code, isWell], output).toEqual([0, true]);
    const looks = [
      'node',
      'settings',
      'folder',
      'space',
      'database',
      'files',
      'keys',
      'certificates',
      'clock',
      'port',
      'mail',
    ];
    expect([...new Set(findings.map(({ check }) => check))]).toEqual(looks);
    expect(output).toContain(`is ready`);
  });
});

describe('npm run backup', () => {
  let during: string[];

  it('backs a server up while people sign, and next time only the files that are new', async () => {
    const writing = keepWriting();
    await expect.poll(() => writing.done.length).toBeGreaterThan(0);
    during = [...writing.done];
    const first = await run('backup', ['vault']);
    await writing.end();
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining(inHome('vault', backups()[0]!)) });
    expect(writing.done.length, 'nobody waited for the backup').toBeGreaterThan(during.length);
    expect(server.output()).not.toContain('"level":"error"');

    const second = await run('backup', ['vault']);
    const [, files, fresh] = /, (\d+) files, of which (\d+) are new/.exec(second.output)!.map(Number);
    expect(files).toBeGreaterThan(fresh!);
    expect((await run('backup', ['vault'])).output).toContain('of which 0 are new');
    expect(backups()).toHaveLength(3);
    expect((await run('restore', ['vault', '--check'])).output).toContain('is whole');
  });

  it('keeps no key in the clear', () => {
    const { key } = JSON.parse(readFileSync(path.join(dataDir, 'server-key.json'), 'utf8')) as { key: string };
    const names = readdirSync(vault, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('postgres'))
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(names.some((name) => name.endsWith('/server-key.json'))).toBe(true);
    for (const name of names) {
      const content = readFileSync(name);
      expect(content.includes(key), name).toBe(false);
      expect(content.includes(Buffer.from(key, 'base64')), name).toBe(false);
    }
  });

  it('is put back nowhere while a server runs there, or where something lies', async () => {
    const over = await run('restore', ['vault']);
    expect(over).toMatchObject({ code: 1, output: expect.stringContaining(`A server runs on ${dataDir}.`) });
    const taken = inHome('taken');
    mkdirSync(taken);
    writeFileSync(path.join(taken, 'diary.txt'), '');
    const held = await run('restore', ['vault'], { DATA_DIR: taken });
    expect(held).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${taken} holds something already: diary.txt.`),
    });
    expect(readdirSync(taken)).toEqual(['diary.txt']);
  });

  it('does not open with another passphrase', async () => {
    const target = inHome('locked');
    const { code, output } = await run('restore', ['vault'], { DATA_DIR: target, BACKUP_PASSPHRASE: `${passphrase}s` });
    expect([code, output]).toEqual([1, 'The passphrase is not the one that this backup was made with.\n']);
    expect(existsSync(target)).toBe(false);
  });

  it('is brought back elsewhere: everybody logs in, every request is whole, and what was open is signed there', async () => {
    const [target, first] = [inHome('elsewhere'), backups()[0]!];
    const restored = await run('restore', ['vault', '--from', first], { DATA_DIR: target });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`lies in ${target}.`) });
    expect(existsSync(path.join(target, 'restored')), 'a bucket tells a copy by it').toBe(true);
    const examined = await run('doctor', [], { DATA_DIR: target, PORT: String(await findFreePort()) });
    expect(examined).toMatchObject({ code: 0, output: expect.stringContaining('Every document has its file') });
    expect(readPostgresPid(target), 'it ends what it has started').toBeUndefined();
    const again = await startServerProcess({ dataDir: target });
    try {
      expect(readPostgresPid(target)).not.toBe(readPostgresPid(dataDir));
      const there = await Promise.all(
        people().map(async (person) => {
          const body = { email: person.email, password: person.password };
          const { token } = await createClient(fetch, {}, again.url).call(login, { body });
          return { ...person, client: createClient(fetch, { bearer: token }, again.url) };
        }),
      );
      const [self, other] = there as [SigningPerson, SigningPerson];
      const read = (id: string) => self.client.call(getSignatureRequest, { params: { id } });
      expect((await read(before.draft)).status_overall).toBe('DRAFT');
      expect((await signWith(other, 'SES', [before.open])).results[0]!.status).toBe('SIGNED');

      const { db, close } = openServerDatabase(target);
      const kept = await db.selectFrom('signature_requests').select(['id', 'title', 'status']).execute();
      await close();
      const ids = kept.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...before.signed, before.open, before.draft, ...during]));
      for (const { id, title } of kept.filter(({ status }) => status !== 'DRAFT')) {
        const recipients = (title.startsWith('Meanwhile') ? [owner] : people()).map(({ email }) => email);
        // What was under way at the moment of the backup goes on after the start, mails among it.
        await vi.waitFor(() => expectBalance(target, id, { recipients }), { timeout: 240_000, interval: 500 });
      }
      for (const id of [...before.signed, before.open, ...during])
        expect((await read(id)).status_overall).toBe('SIGNED');
    } finally {
      await again.stop();
    }
  });

  it.each([
    [
      'a document, the database or a key',
      () => [
        path.join('files', ...listBlobs()[0]!),
        path.join(backups().at(-1)!, 'postgres/data/global/pg_control'),
        path.join(backups().at(-1)!, 'server-key.json'),
      ],
    ],
    ['the manifest', () => [path.join(backups().at(-1)!, 'manifest.json')]],
  ])('names the file where one byte of %s is another, and restores nothing', async (_what, locate) => {
    const files = locate().map((name) => path.join(vault, name));
    const contents = files.map((file) => readFileSync(file));
    for (const [index, file] of files.entries()) {
      const flipped = Buffer.from(contents[index]!);
      flipped[flipped.length >> 1]! ^= 1;
      rmSync(file);
      writeFileSync(file, flipped);
    }
    const target = inHome('flipped');
    for (const words of [[], ['--check']]) {
      const { code, output } = await run('restore', ['vault', ...words], { DATA_DIR: target });
      expect([code, output]).toEqual([1, expect.stringContaining('damaged')]);
      for (const file of files) expect(output).toContain(file);
      expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
    }
    for (const [index, file] of files.entries()) writeFileSync(file, contents[index]!);
  });

  it('is one again after its last backup was broken off, and keeps as many as it is told', async () => {
    const broken = backups().at(-1)!;
    rmSync(path.join(vault, broken, 'manifest.json'));
    expect((await run('restore', ['vault', '--check'])).output).toContain(backups().at(-2)!);
    const asked = await run('restore', ['vault', '--from', broken], { DATA_DIR: inHome('half') });
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining(`Broken off, and of no use: ${broken}.`)]);
    expect(existsSync(inHome('half'))).toBe(false);
    const { code, output } = await run('backup', ['vault', '--keep', '1']);
    expect([code, output]).toEqual([0, expect.stringContaining('is gone: --keep.')]);
    expect(backups()).toHaveLength(1);
    expect((await run('restore', ['vault', '--check'])).code).toBe(0);
  });

  it('names the file at which the disk was full, leaves nothing that counts as whole, and is made once there is room', async () => {
    const narrow = inHome('narrow');
    mkdirSync(narrow);
    // A disk of its own where one may be made; else files there may not become as large as the log.
    const [shut, widen] =
      process.getuid?.() === 0
        ? [`mount -t tmpfs -o size=$1,mode=0700 tmpfs "$2"`, `mount -o remount,size=1g "$2"`]
        : ['ulimit -S -f 8192', 'ulimit -S -f unlimited'];
    const script = `
      ${shut} && "$3" "$4" "$2"; echo "backup $?"
      "$3" "$5" "$2" --check; echo "check $?"; ls "$2"
      ${widen} && "$3" "$4" "$2" && "$3" "$5" "$2" --check; echo "again $?"`;
    const { db, close } = openServerDatabase(dataDir);
    const { rows } = await sql<{ bytes: string }>`
      select sum(pg_database_size(oid))::text as bytes from pg_database`.execute(db);
    await close();
    // More than the database alone is said to need, and less than what is written with the log.
    const size = String(Number(rows[0]!.bytes) + 4_000_000);
    const words = ['-c', script, 'sh', size, narrow, process.execPath, scriptOf('backup'), scriptOf('restore')];
    const { output } =
      process.getuid?.() === 0 ? await start('unshare', ['--mount', 'sh', ...words]) : await start('sh', words);
    const [told, checked, again] = output.split(/^(?:backup|check) \d+$/m);
    expect(told).toMatch(/^(The disk is full: .*\/narrow\/\S+ could not be written\.|\S*\/narrow\/\S+ became larger)/);
    expect(output).toMatch(/^backup 1$/m);
    expect(checked).toBe(`\nThere is no whole backup in ${narrow}.\n`);
    expect(output).toMatch(/^check 1$/m);
    expect(again).toMatch(/^\nfiles\n/);
    expect(again).toMatch(/is whole: every file is what was backed up\.\nagain 0\n$/);
  });

  it('tells what is asked of it, and that there is nothing to back up', async () => {
    expect(await run('backup', [])).toMatchObject({
      code: 2,
      output: expect.stringContaining('npm run backup -- FOLDER'),
    });
    const inside = await run('backup', ['data/vault']);
    expect(inside).toMatchObject({ code: 1, output: expect.stringContaining('cannot lie in it') });
    const nothing = await run('backup', ['vault'], { DATA_DIR: inHome('nothing') });
    expect(nothing).toMatchObject({ code: 2, output: expect.stringContaining('There are no data in') });
    expect(existsSync(inHome('nothing'))).toBe(false);
    const short = await run('backup', ['vault'], { BACKUP_PASSPHRASE: 'short' });
    expect(short).toMatchObject({ code: 1, output: expect.stringContaining('at least 12 characters') });
  });
});

const listBlobs = () =>
  readdirSync(path.join(vault, 'files')).flatMap((part) =>
    readdirSync(path.join(vault, 'files', part)).map((name): [string, string] => [part, name]),
  );
