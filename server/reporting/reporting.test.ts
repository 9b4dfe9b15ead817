import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../process/log.ts';
import { openSentry } from '../testing/sentry/open-sentry.ts';
import { reportErrors } from './report-errors.ts';
import { openReportOutlet, type ReportOutlet } from './report-outlet.ts';
import { createReportRoutes } from './report-routes.ts';

let sentry: Awaited<ReturnType<typeof openSentry>>;
let outlet: ReportOutlet;
let at = new Date('2026-11-23T11:00:00.000Z');
const now = () => at;
const read = (env: Record<string, string>) => readConfig(env, '/srv/sigillum').sentry;

beforeEach(async () => {
  sentry = await openSentry();
  outlet = openReportOutlet(read({ SENTRY_DSN: sentry.dsn })!, now, 300);
});
afterEach(async () => {
  await outlet.close();
  await sentry.close();
});

const token = 'q7VbX2mKp9LwTz4RsN8cYd1HfJ3g';
const writeEnvelope = (dsn: string, items: [string, string][]) =>
  [
    JSON.stringify({ event_id: 'a'.repeat(32), dsn, trace: { user_segment: 'x' } }),
    ...items.flatMap(([type, payload]) => [
      JSON.stringify({ type, length: Buffer.byteLength(payload), filename: 'contract.pdf' }),
      payload,
    ]),
  ].join('\n');
const event = JSON.stringify({ event_id: 'a'.repeat(32), message: `nora@example.ch opened /view/7d1/${token}` });
const post = (body: string) => createReportRoutes(outlet, now).request('/reports', { method: 'POST', body });

describe('the settings of error reporting', () => {
  it('report nothing without a DSN, and nothing when switched off', () => {
    expect(read({})).toBeUndefined();
    expect(read({ SENTRY_DSN: 'https://k@sentry.example/7', SENTRY_ENABLED: 'false' })).toBeUndefined();
  });

  it('know the address of envelopes, also below a folder', () => {
    expect(read({ SENTRY_DSN: 'https://k@sentry.example/7', SENTRY_REPLAY_RATE: '0' })).toEqual({
      dsn: 'https://k@sentry.example/7',
      envelopeUrl: 'https://sentry.example/api/7/envelope/',
      publicKey: 'k',
      tracesRate: 0,
      replayRate: 0,
    });
    expect(read({ SENTRY_DSN: 'https://k@house.example/sentry/7' })?.envelopeUrl).toBe(
      'https://house.example/sentry/api/7/envelope/',
    );
  });

  it.each(['http://k@sentry.example/7', 'https://sentry.example/7', 'https://k:s@sentry.example/7', 'https://k@a/b'])(
    'refuse %s',
    (SENTRY_DSN) => expect(() => read({ SENTRY_DSN })).toThrow('SENTRY_DSN must be a DSN'),
  );
});

describe('the errors of the server', () => {
  const log = () =>
    reportErrors(createLog({ level: 'error', write: () => undefined }), {
      ...{ outlet, now },
      scene: { environment: 'test', release: 'b-1' },
    });

  it('are reported with their causes, scrubbed, and without facts about anybody', async () => {
    const cause = new Error('connect to nora@example.ch failed');
    const error = new TypeError(`no session ${token}`, { cause });
    log()
      .with({ job: 'send-mail', mailId: 'm-1' })
      .error('job failed', { error, path: '/v1/user', to: 'nora@example.ch' });
    await expect.poll(() => sentry.items).toHaveLength(1);
    const told = JSON.parse(sentry.items[0]!.payload);
    expect(told).toMatchObject({
      timestamp: at.getTime() / 1000,
      platform: 'node',
      level: 'error',
      message: 'job failed',
      environment: 'test',
      release: 'b-1',
      tags: { job: 'send-mail', path: '/v1/user' },
      exception: {
        values: [
          { type: 'Error', value: 'connect to [email] failed' },
          { type: 'TypeError', value: 'no session [token]' },
        ],
      },
    });
    const { frames } = told.exception.values[1].stacktrace;
    expect(frames.at(-1)).toMatchObject({ filename: 'server/reporting/reporting.test.ts', in_app: true });
    expect(sentry.bodies.join()).not.toMatch(/nora|m-1/);
    expect(sentry.broken).toEqual([]);
  });

  it('are dropped at once while the service is away or has had enough, and taken again after that', async () => {
    sentry.state.fault = 'busy';
    log().error('one');
    await expect.poll(() => outlet.pauseSeconds()).toBe(60);
    log().error('two');
    at = new Date(at.getTime() + 60_000);
    expect(outlet.pauseSeconds()).toBe(0);
    sentry.state.fault = 'silent';
    log().error('three');
    await expect.poll(() => outlet.pauseSeconds()).toBe(30);
    at = new Date(at.getTime() + 30_000);
    sentry.state.fault = undefined;
    log().error('four');
    await expect.poll(() => sentry.items).toHaveLength(1);
    expect(sentry.bodies.map((body) => /"message":"(\w+)"/.exec(body)?.[1])).toEqual(['one', 'three', 'four']);
  });

  it('are at most thirty that wait', async () => {
    sentry.state.fault = 'silent';
    const write = log();
    for (let count = 0; count < 1000; count += 1) write.error('again');
    await expect.poll(() => outlet.pauseSeconds()).toBe(30);
    expect(sentry.bodies).toHaveLength(1);
  });
});

describe('the errors of pages', () => {
  it('go through our own address to the one project, scrubbed, and nothing but what is known', async () => {
    const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 2, data: { href: `/x?token=${token}` } }])}`;
    const items: [string, string][] = [
      ['event', event],
      ['replay_recording', recording],
      ['attachment', 'the file'],
      ['feedback', '{"message":"hello"}'],
    ];
    expect((await post(writeEnvelope(sentry.dsn, items))).status).toBe(200);
    await expect.poll(() => sentry.items).toHaveLength(2);
    expect(sentry.items.map(({ type }) => type)).toEqual(['event', 'replay_recording']);
    expect(JSON.parse(sentry.items[0]!.payload).message).toBe('[email] opened /view/[visit]');
    expect(sentry.items[1]!.payload).toContain('/x?token=[value]');
    expect(sentry.bodies.join()).not.toMatch(/nora|contract|user_segment|q7Vb/);
    expect(sentry.broken).toEqual([]);
  });

  it('are refused for another project, and when they are no envelope', async () => {
    expect((await post(writeEnvelope(sentry.dsn.replace(/7$/, '8'), [['event', event]]))).status).toBe(403);
    expect((await post(writeEnvelope('http://k@127.0.0.1:1/7', [['event', event]]))).status).toBe(403);
    for (const body of ['', 'hello', '{}\nhello', '{}\n{"type":"event","length":999}\n{}', '[]'])
      expect((await post(body)).status).toBe(400);
    // A part that cannot be read cannot be scrubbed.
    expect((await post(writeEnvelope(sentry.dsn, [['event', 'nora@example.ch']]))).status).toBe(200);
    expect(sentry.bodies).toEqual([]);
  });

  it('are at most two megabytes, and thirty at once from one place', async () => {
    const large = JSON.stringify({ message: 'a'.repeat(2 * 1024 * 1024) });
    expect((await post(writeEnvelope(sentry.dsn, [['event', large]]))).status).toBe(413);
    const routes = createReportRoutes(outlet, now);
    const init = { method: 'POST', body: writeEnvelope(sentry.dsn, []) };
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await routes.request('/reports', init, { ip: '192.0.2.7' })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('are answered at once while the service is silent', async () => {
    sentry.state.fault = 'silent';
    expect((await post(writeEnvelope(sentry.dsn, [['event', event]]))).status).toBe(200);
    expect(outlet.pauseSeconds(), 'nothing is known of the service yet').toBe(0);
    await expect.poll(() => outlet.pauseSeconds()).toBe(30);
    const later = await post(writeEnvelope(sentry.dsn, [['event', event]]));
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '30']);
  });
});
