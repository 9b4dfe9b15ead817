import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { seedProgram, speakHttp, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let program: Program;
const qualities = 'GET v2/user/signature-qualities';

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

describe('the door of programs', () => {
  it('answers an unknown path in the shape of problems, and another method with those that there are', async () => {
    const unknown = await program.ask('GET v2/nothing/here');
    expect([unknown.status, unknown.body.key]).toEqual([404, 'error.not_found']);
    expect(unknown.body.type).toMatch(/\/problem\/entity-not-found$/);
    expect(unknown.headers.get('content-type')).toBe('application/json');
    const wrong = await program.ask('DELETE v2/user/signature-qualities');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(wrong.body).toMatchObject({ status: 405, path: '/machine/v2/user/signature-qualities', method: 'DELETE' });
    expect((await program.ask('GET v9/access/login')).status).toBe(404);
    expect((await speakHttp(world, '/machine')).body.key).toBe('error.not_found');
  });

  it('says with every 401 how one comes in', async () => {
    const wrong = await speakHttp(world, '/machine/v2/access/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: program.username, 'api-key': 'wrong' }),
    });
    const answers = [
      wrong,
      await program.ask(qualities, undefined, { token: 'x' }),
      await program.ask('GET v2/documents/x/content', undefined, { token: '' }),
    ];
    for (const { status, headers } of answers)
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('reads JSON behind a byte order mark, and says of what is compressed that it is not taken', async () => {
    const content = buildSamplePdf('Lease').toString('base64');
    for (const [call, body] of [
      ['POST v3/signature-requests', { title: 'Lease', quality: 'SES' }],
      ['POST v2/documents', { title: 'Lease', content }],
    ] as const) {
      const marked = await program.ask(call, `\uFEFF${JSON.stringify(body)}`);
      expect([marked.status, marked.body.title], call).toEqual([200, 'Lease']);
      const plain = await program.ask(call, body, { headers: { 'content-encoding': 'Identity' } });
      expect(plain.status).toBe(200);
      const packed = await program.ask(call, body, { headers: { 'content-encoding': 'gzip' } });
      expect([packed.status, packed.body.key]).toEqual([415, 'error.body.unsupported_type']);
    }
  });

  it('reads no body that nests without end, also from whoever has no token', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    for (const [call, body] of [
      ['POST v2/access/login', `{"username": ${deep}}`],
      ['POST v3/signature-requests/bulk', deep],
      ['POST v3/signature-requests', `{"title": "Lease", "custom": ${deep}}`],
      ['POST v2/documents', `{"title": "Lease", "custom": ${deep}}`],
    ] as const) {
      const { status, body: problem } = await program.ask(call, body);
      expect([status, problem.key], call).toEqual([413, 'error.body.too_large']);
    }
  });

  it('describes itself, and is browsed beside the rest', async () => {
    const { status, body } = await speakHttp(world, '/machine/openapi.json');
    expect([status, body.info.title]).toEqual([200, 'Sigillum machine API']);
    const page = await speakHttp(world, '/api-docs/machine');
    expect([page.status, String(page.body).includes('/api-docs/start-machine.js')]).toEqual([200, true]);
    expect(String((await speakHttp(world, '/api-docs/start-machine.js')).body)).toContain('/machine/openapi.json');
  });

  it('stands at the root of a host of its own, and there nothing else does', async () => {
    world.setConfig({ machineApiHost: 'api.sign.example' });
    const token = String((await program.logIn()).body);
    const headers = { authorization: `Bearer ${token}` };
    const ask = (path: string) => speakHttp(world, `https://api.sign.example${path}`, { headers });
    for (const version of ['v1', 'v2', 'v3'])
      expect((await ask(`/${version}/user/signature-qualities`)).status).toBe(200);
    expect((await ask('/v1/user')).body).toMatchObject({ status: 404, key: 'error.not_found', path: '/v1/user' });
    expect((await ask('/management/health')).body.status).toBe('UP');
    expect((await speakHttp(world, '/machine/v2/user/signature-qualities', { headers })).status).toBe(200);
  });

  it('tells without a version, too, whether it is well, and nothing else but what a send-to holds', async () => {
    const well = { status: 'UP', groups: ['liveness', 'readiness'] };
    for (const path of ['/machine/management/health', '/machine/v2/management/health'])
      expect((await speakHttp(world, path)).body, path).toEqual(well);
    expect((await speakHttp(world, '/machine/user/signature-qualities')).status).toBe(404);
    expect((await speakHttp(world, '/management/health')).status).toBe(404);
  });

  it('tells that it is not well while the database or the files are away', async () => {
    const { services } = world;
    const well = services.checks;
    vi.spyOn(services.log, 'warn').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const down = { status: 'DOWN', groups: ['liveness', 'readiness'] };
    const look = async () => {
      const { status, headers, body } = await speakHttp(world, '/machine/v3/management/health');
      return [status, headers.get('retry-after'), body];
    };
    const up = [200, null, { ...down, status: 'UP' }];
    const fail = () => Promise.reject(new Error('away'));
    services.checks = { ...well, files: fail };
    expect(await look()).toEqual([503, '5', down]);
    services.checks = { ...well, jobs: fail };
    expect(await look(), 'without what no call needs').toEqual(up);
    services.checks = { ...well, files: async () => ({ state: 'ok', isWell: true, notices: ['late'] }) };
    expect(await look(), 'where a part is only late').toEqual(up);
    services.checks = { ...well, database: fail };
    // Long after whatever else has asked the database.
    world.setClock(new Date(Date.now() + 3600_000));
    vi.spyOn(services.clock, 'settle').mockRejectedValue(new Error('away'));
    const executor = vi.spyOn(services.db, 'getExecutor').mockImplementation(() => {
      throw new Error('away');
    });
    expect(await look()).toEqual([503, '5', down]);
    executor.mockRestore();
    services.checks = well;
    expect(await look()).toEqual(up);
  });

  it('passes 600 calls a minute of one API user, tells how many are left, and keeps others out of it', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    await program.logIn();
    const other = await seedProgram(world, anna);
    const first = await program.ask(qualities);
    expect(first.headers.get('ratelimit-limit')).toBe('600');
    expect(first.headers.get('ratelimit-remaining')).toBe('599');
    expect(first.headers.get('ratelimit-reset')).toBe('60');
    // A thousand at once, and another program among them.
    const [answers, meanwhile] = await Promise.all([
      Promise.all(Array.from({ length: 1000 }, () => program.ask(qualities))),
      Promise.all(Array.from({ length: 50 }, () => other.ask(qualities))),
    ]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(599);
    expect(refused).toHaveLength(401);
    expect(refused[0]!.body.key).toBe('error.rate_limit.exceeded');
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['60']));
    expect(meanwhile.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      meanwhile.map(({ headers }) => Number(headers.get('ratelimit-remaining'))).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 50 }, (_, at) => 550 + at));
    world.setClock('2026-11-23T08:01:00.000Z');
    expect((await program.ask(qualities)).status).toBe(200);
  });

  it('gives every API user an account that is no member, and ends it with the API user', async () => {
    const { db } = world.services;
    const find = () =>
      db.selectFrom('users').select(['id', 'first_name', 'deleted_at']).where('email', '=', program.username).execute();
    expect(await find()).toMatchObject([{ first_name: 'Keller AG', deleted_at: null }]);
    expect(await db.selectFrom('memberships').selectAll().execute()).toHaveLength(1);
    await anna.client.call(business.deleteApiUser, { params: { id: anna.businessId!, username: program.username } });
    expect((await find())[0]!.deleted_at).toBeInstanceOf(Date);
  });

  it('is shut for an API user who is deleted while its call is under way', async () => {
    const { db } = world.services;
    const content = buildSamplePdf('Lease').toString('base64');
    for (const [call, body] of [
      ['POST v3/signature-requests', { title: 'Lease', quality: 'SES' }],
      ['POST v2/documents', { title: 'Lease', content }],
    ] as const) {
      const other = await seedProgram(world, anna);
      await other.ask(qualities);
      const answer = await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('api_users').where('username', '=', other.username).execute();
        const asked = other.ask(call, body);
        await expect.poll(() => countWaiting(world)).toBe(1);
        return { asked };
      });
      const { status, body: told } = await answer.asked;
      expect([status, told.key], call).toEqual([401, 'error.auth.token_invalid']);
    }
  });
});
