import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { createDraft, sign, upload, view } from '../../testing/journeys.ts';
import { buildSamplePdf } from '../../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../../testing/seeds.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { auditFolder } from './audit-folder.ts';

let world: TestServices;
let base: string;
let good: string;
let root: string;
let count = 0;

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

async function exportRequest(person: SeededPerson, id: string): Promise<string> {
  const answer = await person.client.call(signatureRequestsEndpoints.getSignatureRequestZip, {
    params: { id },
    query: { signed: 'true' },
  });
  const folder = path.join(base, `export-${(count += 1)}`);
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  return folder;
}

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'sigillum-audit-test-'));
  world = await createTestServices();
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const noemi = await seedPerson(world, 'noemi@example.ch', { firstName: 'Noemi', lastName: 'Frei' });
  const signatures = [{ account_email: anna.email }, { account_email: noemi.email }];
  const id = await createDraft(anna, { title: 'Lease “Zürich”', signatures });
  await upload(anna, id, buildSamplePdf());
  await anna.client.call(signatureRequestsEndpoints.initiateSignatureRequest, { params: { id } });
  for (const person of [anna, noemi]) await sign(person, id);
  expect(await view(anna, id)).toMatchObject({ status_overall: 'SIGNED' });
  good = await exportRequest(anna, id);
  root = path.join(base, 'root.pem');
  const pems = (await world.services.trust.anchors()).map(
    (der) =>
      `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
        .toString('base64')
        .replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  );
  await writeFile(root, pems.join(''));
});
afterAll(async () => {
  await world.close();
  await rm(base, { recursive: true });
});

type ReportJson = { evidence: { events: Record<string, unknown>[]; lastHash: string }; documents: { file: string }[] };
const readReport = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8')) as ReportJson;

/** The same folder, broken in one way. */
async function breakFolder(tamper: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(base, `twin-${(count += 1)}`);
  await cp(good, folder, { recursive: true });
  await tamper(folder);
  return folder;
}

const editReport = (edit: (report: ReportJson) => void) => async (folder: string) => {
  const report = await readReport(folder);
  edit(report);
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
};

const sort = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sort);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [key, sort(member)]));
};
const rehash = (event: Record<string, unknown>) => {
  const { hash: _hash, previous_hash, ...rest } = event;
  event.hash = createHash('sha256')
    .update(`${String(previous_hash)}\n${JSON.stringify(sort(rest))}`)
    .digest('hex');
};

const first = (folder: string) => path.join(folder, 'documents', 'Lease Zürich-signed.pdf');
const second = (folder: string) => path.join(folder, 'documents', 'Lease Zürich-signed (2).pdf');

describe('an exported request', () => {
  it('holds: chain, files, their earlier versions, the seal and who made it', async () => {
    const { faults, notes } = await auditFolder(good, root);
    expect(faults).toEqual([]);
    const text = notes.join('\n');
    expect(text).toMatch(/\d+ events form one chain/);
    expect(text.match(/is the file that the events name, and begins with its [5-9] earlier versions/g)).toHaveLength(2);
    expect(text).toContain('report.pdf is as it was sealed, with a timestamp after it');
    expect(text).toContain('whose certificate chains to the given root');
  });

  it('is checked by the command line, which ends with 0 only when everything holds', async () => {
    const fine = run('verify', good, '--trust', root);
    expect([fine.status, fine.stdout]).toEqual([0, expect.stringContaining('Everything holds.')]);
    const broken = await breakFolder((folder) => appendFile(path.join(folder, 'report.json'), ' '));
    expect(run('verify', broken).status).toBe(1);
    expect(run('verify').status).toBe(2);
    expect(run('verify', path.join(base, 'nowhere')).status).toBe(1);
  });

  it('uses none of the server’s code', async () => {
    const names = ['main', 'audit-folder', 'read-report', 'canonical-json', 'check-chain', 'check-files', 'check-cms'];
    for (const name of [...names, 'check-answers', 'check-seal', 'read-der', 'ask-openssl']) {
      const source = await readFile(path.join(path.dirname(program), `${name}.ts`), 'utf8');
      for (const [, target] of source.matchAll(/from '([^']+)'/g)) expect(target).toMatch(/^(node:|\.\/[\w-]+\.ts$)/);
    }
  });
});

describe('a broken export', () => {
  it.each<[string, (folder: string) => Promise<void>, RegExp]>([
    [
      'a changed document',
      async (folder) => {
        const bytes = await readFile(first(folder));
        bytes[100]! ^= 1;
        await writeFile(first(folder), bytes);
      },
      /was changed: it is not the file that the events name/,
    ],
    ['a document with bytes added', (folder) => appendFile(first(folder), '\n'), /was changed/],
    [
      'two swapped documents',
      async (folder) => {
        await rename(first(folder), path.join(folder, 'x'));
        await rename(second(folder), first(folder));
        await rename(path.join(folder, 'x'), second(folder));
      },
      /holds the file of another document.*swapped/,
    ],
    ['a missing document', (folder) => rm(second(folder)), /documents\/.* is missing/],
    ['a missing report.pdf', (folder) => rm(path.join(folder, 'report.pdf')), /^report\.pdf is missing/],
    ['a missing report.json', (folder) => rm(path.join(folder, 'report.json')), /^report\.json is missing/],
    [
      'an extra file',
      (folder) => writeFile(path.join(folder, 'documents', 'extra.pdf'), '%PDF'),
      /extra\.pdf is extra/,
    ],
    [
      'a link in place of a document',
      async (folder) => {
        await rename(second(folder), path.join(base, `elsewhere-${count}`));
        await symlink(path.join(base, `elsewhere-${count}`), second(folder));
      },
      /is neither a file nor a folder/,
    ],
    [
      'a removed event',
      editReport(({ evidence }) => {
        evidence.events.splice(2, 1);
      }),
      /events were removed, inserted or moved/,
    ],
    [
      'events cut off at the end, with the report’s own hashes adapted',
      editReport((report) => {
        report.evidence.events.pop();
        report.evidence.lastHash = String(report.evidence.events.at(-1)!.hash);
        (report as unknown as { header: { evidenceHash: string } }).header.evidenceHash = report.evidence.lastHash;
      }),
      /sealed for a chain that ends with another hash/,
    ],
    [
      'events in another order',
      editReport(({ evidence: { events } }) => {
        [events[1], events[2]] = [events[2]!, events[1]!];
      }),
      /does not follow the event before it/,
    ],
    [
      'an edited event',
      editReport(({ evidence }) => {
        evidence.events[3]!.ip = '198.51.100.1';
      }),
      /was changed: its hash is another one/,
    ],
    [
      'an edited event with its own hash computed anew',
      editReport(({ evidence }) => {
        evidence.events[3]!.ip = '198.51.100.1';
        rehash(evidence.events[3]!);
      }),
      /does not follow the event before it/,
    ],
    [
      'an edited event with all hashes after it computed anew',
      editReport((report) => {
        const { events } = report.evidence;
        events[3]!.ip = '198.51.100.1';
        for (const [index, event] of events.entries()) {
          if (index > 3) event.previous_hash = events[index - 1]!.hash;
          if (index >= 3) rehash(event);
        }
        report.evidence.lastHash = String(events.at(-1)!.hash);
      }),
      /sealed for a chain that ends with another hash/,
    ],
    [
      'words of report.json that are not in the chain',
      editReport((report) => {
        Object.assign(report.documents[0]!, { title: 'Another title' });
      }),
      /report\.json is not the one that report\.pdf was sealed with/,
    ],
    [
      'a changed README.txt',
      (folder) => appendFile(path.join(folder, 'README.txt'), 'Pay here.'),
      /README\.txt is not/,
    ],
    [
      'a changed report.pdf',
      async (folder) => {
        const file = path.join(folder, 'report.pdf');
        const bytes = await readFile(file);
        bytes[200]! ^= 1;
        await writeFile(file, bytes);
      },
      /The seal of report\.pdf does not hold/,
    ],
    [
      'a report.pdf with bytes added',
      (folder) => appendFile(path.join(folder, 'report.pdf'), '\n% more'),
      /no timestamp covers/,
    ],
    [
      'a report.pdf without a seal',
      (folder) => writeFile(path.join(folder, 'report.pdf'), buildSamplePdf()),
      /carries no seal/,
    ],
    ['a report.json that is no JSON', (folder) => writeFile(path.join(folder, 'report.json'), '{'), /cannot be read/],
  ])('is found to hold %s', async (_what, tamper, fault) => {
    const { faults } = await auditFolder(await breakFolder(tamper));
    expect(
      faults.some((text) => fault.test(text)),
      faults.join('\n'),
    ).toBe(true);
  });

  it('whose seal chains to another root is found where a root is given', async () => {
    const other = await createTestServices();
    const [der] = await other.services.trust.anchors();
    await other.close();
    const file = path.join(base, 'other.pem');
    const text = Buffer.from(der!).toString('base64').replaceAll(/.{64}/g, '$&\n');
    await writeFile(file, `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`);
    const { faults } = await auditFolder(good, file);
    expect(faults).toEqual([expect.stringContaining('does not chain to the given root')]);
  });
});
