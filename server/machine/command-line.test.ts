import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { runSign } from '@sigillum/api-contracts/clients/command-line/run-sign.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { sign } from '../testing/journeys.ts';
import { listenLocally, type LocalPlace } from '../testing/listen-locally.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { completeRequest } from '../signing/complete-request.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let place: LocalPlace;
let anna: SeededPerson;
let beat: SeededPerson;
let program: Program;
let said: string[];
/** Calls under way that the line cuts off, after the server has done its work. */
let cuts: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-command-'));
  await writeFile(path.join(folder, 'lease.pdf'), buildSamplePdf());
  [said, cuts] = [[], 0];
  const server = createAdaptorServer({
    async fetch(request: Request) {
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

const run = (
  words: string[],
  { wait = async () => undefined, env = {} }: { wait?: () => Promise<unknown>; env?: object } = {},
) =>
  runSign(words, {
    env: { SIGILLUM_URL: `${place.url}/`, SIGILLUM_API_USER: program.username, SIGILLUM_API_KEY: program.key, ...env },
    folder,
    say: (line) => said.push(line),
    follow: (line) => said.push(line),
    wait: async () => void (await wait()),
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
