import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openScreen } from '@sigillum/api-contracts/clients/command-line/open-screen.ts';
import { runSign } from '@sigillum/api-contracts/clients/command-line/run-sign.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { sign } from '../testing/journeys.ts';
import { listenLocally, type LocalPlace } from '../testing/listen-locally.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { completeRequest } from '../signing/complete-request.ts';

const script = path.resolve(import.meta.dirname, '../scripts/run-command.mjs');
let folder: string;
let place: LocalPlace;
let anna: SeededPerson;
let beat: SeededPerson;
let program: Program;
let said: string[];
/** Calls that come to a proxy while the server behind it is replaced. */
let missed: number;
/** Calls under way that the line cuts off, after the server has done its work. */
let cuts: number;
/** What happens while something is sealed. */
let sealing: () => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-command-'));
  await writeFile(path.join(folder, 'lease.pdf'), buildSamplePdf());
  [said, cuts, missed, sealing] = [[], 0, 0, async () => undefined];
  const server = createAdaptorServer({
    async fetch(request: Request) {
      if (missed-- > 0) return new Response('<html>Bad gateway</html>', { status: 502 });
      if (request.url.endsWith('/seal')) await sealing();
      const answer = await world.api.request(request, {}, { ip: '192.0.2.9' });
      if (request.method !== 'POST' || request.url.endsWith('/login') || cuts-- <= 0) return answer;
      return new Response(null, { status: 503, headers: { 'retry-after': '1' } });
    },
  });
  place = await listenLocally(server as Parameters<typeof listenLocally>[0]);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch', { firstName: 'Beat' });
  program = await seedProgram(world, anna);
});
afterEach(async () => {
  await place.close();
  await rm(folder, { recursive: true });
});

const access = () => ({
  SIGILLUM_URL: `${place.url}/`,
  SIGILLUM_API_USER: program.username,
  SIGILLUM_API_KEY: program.key,
});
const run = (
  words: string[],
  { wait = async () => undefined, env = {} }: { wait?: () => Promise<unknown>; env?: object } = {},
) =>
  runSign(words, {
    env: { ...access(), ...env },
    folder,
    say: (line) => said.push(line),
    follow: (line) => said.push(line),
    wait: async () => void (await wait()),
    tellAtBreak: () => undefined,
  });
const findRequests = () => world.services.db.selectFrom('signature_requests').selectAll().execute();

describe('npm run sign', () => {
  it('sends a file once, although the line breaks, waits until it is signed, and writes it beside the first', async () => {
    cuts = 1;
    let looks = 0;
    const code = await run(['lease.pdf', '--to', 'beat@example.ch', '--title', 'Lease of flat 7'], {
      async wait() {
        const [request] = await findRequests();
        if (++looks !== 3) return;
        await sign(beat, request!.id);
        await completeRequest(world.services, request!.id, {
          ...{ id: '', attempt: 1 },
          signal: AbortSignal.abort(),
          complete: async () => undefined,
        });
      },
    });
    expect(said.at(-1)).toMatch(/^Written to .*lease-signed\.pdf\.$/);
    expect(code).toBe(0);
    expect(said).toContain('Waiting: 0 of 1 have signed.');
    expect(await findRequests()).toMatchObject([{ title: 'Lease of flat 7', quality: 'SES' }]);
    const file = await readFile(path.join(folder, 'lease-signed.pdf'), 'latin1');
    expect(file).toMatch(/^%PDF-/);
    expect(file).toContain('/ByteRange');
  });

  it('outlives a server that is away, before it has sent and while it waits, and says so', async () => {
    missed = 3;
    let looks = 0;
    const code = await run(['lease.pdf', '--to', 'beat@example.ch'], {
      async wait() {
        const [request] = await findRequests();
        looks += 1;
        // Longer than one call has patience.
        if (request && looks < 12) missed = 1;
        if (looks === 12)
          await world.services.db.updateTable('signature_requests').set({ status: 'DECLINED' }).execute();
      },
    });
    expect([code, said.at(-1)]).toEqual([1, 'Somebody has declined to sign.']);
    expect(said.filter((line) => line.startsWith('Sent as'))).toHaveLength(1);
    expect(said).toContain('Trying again in 2 seconds.');
    expect(said).toContain(`Waiting: ${place.url} does not answer (502).`);
    expect(await findRequests()).toHaveLength(1);
  });

  it('says that there is no server, and keeps it apart from what cannot be done', async () => {
    await place.close();
    expect(await run(['lease.pdf', '--to', 'beat@example.ch'])).toBe(1);
    expect(said.at(-1)).toBe(`${place.url} does not answer.`);
    said = [];
    expect(await run(['lease.pdf', '--to', 'beat@example.ch'], { env: { SIGILLUM_URL: 'sign.example.org' } })).toBe(2);
    expect(said).toEqual(['SIGILLUM_URL is not an address: sign.example.org.', 'See npm run sign -- --help.']);
  });

  it('seals, and never writes over a file', async () => {
    const params = { id: anna.businessId!, name: 'contracts' };
    await anna.client.call(seals.putSeal, { params, body: { label: 'Contracts' } });
    await anna.client.call(seals.addSealMembers, { params, body: { members: [program.username] } });
    expect(await run(['lease.pdf', '--seal'])).toBe(0);
    expect(await readFile(path.join(folder, 'lease-sealed.pdf'), 'latin1')).toContain('/ByteRange');
    expect(await run(['--seal', 'contracts', 'lease.pdf'])).toBe(2);
    expect(said.join('\n')).toMatch(/lease-sealed\.pdf is there already/);
    expect(await world.services.db.selectFrom('program_documents').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    [['lease.pdf'], {}, 'Say --to, or --seal.'],
    [[], {}, 'Name one PDF.'],
    [['lease.pdf', '--to', 'a@example.ch'], { SIGILLUM_API_KEY: '' }, 'SIGILLUM_API_KEY is not set.'],
    [['lease.pdf', '--to', 'a@example.ch'], { SIGILLUM_API_KEY: 'wrong' }, 'Refused: These credentials are not right.'],
    [['lease.pdf', '--to', 'a@example.ch', '--colour'], {}, "Unknown option '--colour'"],
  ])('says what is wrong with %j', async (words, env, sentence) => {
    expect(await run(words, { env })).toBe(2);
    expect(said.join('\n')).toContain(sentence);
    expect(await findRequests()).toEqual([]);
  });

  it('says with the request all that it was told, to several people, and ends without waiting', async () => {
    const words = [
      ...[
        '--to',
        'beat@example.ch',
        'lease.pdf',
        '--to',
        'luca@example.it',
        '--quality',
        'AES',
        '--legislation',
        'EIDAS',
      ],
      ...['--message', 'Please by Friday.', '--language', 'it', '--no-wait'],
    ];
    expect(await run(words), said.join('\n')).toBe(0);
    const [request] = await findRequests();
    expect(request).toMatchObject({
      title: 'lease',
      quality: 'AES',
      legislation: 'EIDAS',
      message: 'Please by Friday.',
    });
    expect(said).toEqual([`Sent as ${request!.id}.`]);
    const signers = world.services.db.selectFrom('signatures').select(['email', 'language']).orderBy('position');
    expect(await signers.execute()).toEqual([
      { email: 'beat@example.ch', language: 'it' },
      { email: 'luca@example.it', language: 'it' },
    ]);
  });

  it('names a seal, and writes where it is told', async () => {
    const params = { id: anna.businessId! };
    for (const name of ['contracts', 'invoices']) {
      await anna.client.call(seals.putSeal, { params: { ...params, name }, body: { label: name } });
      const body = { members: [program.username] };
      await anna.client.call(seals.addSealMembers, { params: { ...params, name }, body });
    }
    expect(await run(['lease.pdf', '--seal', 'invoices', '--out', 'elsewhere.pdf', '--title', 'May'])).toBe(0);
    expect(said).toEqual([`Written to ${path.join(folder, 'elsewhere.pdf')}.`]);
    const { sealed } = await world.services.db
      .selectFrom('business_events')
      .select(({ fn }) => fn.countAll<number>().as('sealed'))
      .where('name', '=', 'SEAL_USED')
      .executeTakeFirstOrThrow();
    expect(sealed).toBe(1);
    const documents = await world.services.db.selectFrom('program_documents').select('title').execute();
    expect(documents).toEqual([{ title: 'May' }]);
    expect(await run(['lease.pdf', '--seal', 'nobody', '--out', 'other.pdf'])).toBe(2);
  });

  it('tells of itself, and of every word that it knows', async () => {
    expect(await run(['--help'])).toBe(0);
    for (const word of ['to', 'quality', 'legislation', 'title', 'message', 'language', 'seal', 'out', 'no-wait'])
      expect(said[0]).toContain(`  --${word} `);
    const guide = await readFile(new URL('../../docs/programs.md', import.meta.url), 'utf8');
    for (const call of ['--to anna@example.org --quality SES', '-- invoice.pdf --seal', '--help'])
      expect(guide).toContain(call);
  });

  it.each([
    [
      'a name that is there',
      ['lease.pdf', '--to', 'a@example.ch', '--out', 'lease.pdf'],
      2,
      'lease.pdf is there already',
    ],
    ['a folder that is not there', ['lease.pdf', '--to', 'a@example.ch', '--out', 'kept/lease.pdf'], 2, 'ENOENT'],
    ['no such file', ['nothing.pdf', '--to', 'a@example.ch'], 2, 'ENOENT'],
    ['no PDF', ['text.pdf', '--to', 'a@example.ch'], 2, 'Refused: '],
    ['no address', ['lease.pdf', '--to', 'nobody'], 2, 'signatures.0.account_email: email'],
    [
      'no quality',
      ['lease.pdf', '--to', 'a@example.ch', '--quality', 'BEST'],
      2,
      'quality: Invalid option: expected one of "SES"|',
    ],
    ['a seal and people', ['lease.pdf', '--to', 'a@example.ch', '--seal'], 2, 'Say --to, or --seal.'],
  ])('sends nothing where it is given %s', async (_, words, code, sentence) => {
    await writeFile(path.join(folder, 'text.pdf'), 'Hello');
    expect([await run(words), said.join('\n')]).toEqual([code, expect.stringContaining(sentence)]);
    expect(await findRequests()).toEqual([]);
  });

  it('says where the file lies that could not be written, and writes over nothing', async () => {
    const params = { id: anna.businessId!, name: 'contracts' };
    await anna.client.call(seals.putSeal, { params, body: { label: 'Contracts' } });
    await anna.client.call(seals.addSealMembers, { params, body: { members: [program.username] } });
    const out = path.join(folder, 'lease-sealed.pdf');
    sealing = () => writeFile(out, 'Somebody else’s');
    expect(await run(['lease.pdf', '--seal'])).toBe(1);
    const [document] = await world.services.db.selectFrom('program_documents').select('id').execute();
    expect(said).toEqual([
      expect.stringMatching(`^Not written: EEXIST.* /machine/v2/documents/${document!.id}/content\\.$`),
    ]);
    expect(await readFile(out, 'utf8')).toBe('Somebody else’s');
  });

  it('writes what follows over what stood there, to its end', () => {
    const written: string[] = [];
    const { say, follow } = openScreen(true, (text) => written.push(text));
    for (const line of ['Waiting: 0 of 1.', 'Waiting: 0 of 1.', 'Waiting.']) follow(line);
    say('Signed.');
    expect(written).toEqual(['\rWaiting: 0 of 1.\u001B[K', '\rWaiting.\u001B[K', '\nSigned.\n']);
  });

  it('says what goes on to whoever ends it, and leaves nothing of itself behind', async () => {
    const command = spawn(
      process.execPath,
      [script, 'api-contracts/clients/command-line/main.ts', 'lease.pdf', '--to', 'beat@example.ch'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...access(), INIT_CWD: folder },
      },
    );
    const ended = once(command, 'close');
    let told = '';
    for await (const piece of command.stdout) {
      told += piece;
      if (!command.killed && told.includes('Waiting')) command.kill('SIGTERM');
    }
    const [request] = await findRequests();
    expect(told).toContain(`Not waited for any longer. ${request!.id} goes on, and can be signed.`);
    expect(await ended).toEqual([143, null]);
  });

  it('tells that somebody has declined', async () => {
    const code = await run(['lease.pdf', '--to', 'beat@example.ch'], {
      async wait() {
        const [request] = await findRequests();
        await world.services.db
          .updateTable('signature_requests')
          .set({ status: 'DECLINED' })
          .where('id', '=', request!.id)
          .execute();
      },
    });
    expect([code, said.at(-1)]).toEqual([1, 'Somebody has declined to sign.']);
  });
});
