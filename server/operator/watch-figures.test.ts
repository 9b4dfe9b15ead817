import { readFileSync } from 'node:fs';
import { getDatetime } from '@sigillum/api-contracts/platform/get-datetime.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { makePageTracer } from '../http/trace-page.ts';
import { listenForMetrics, openMetrics, type Metrics } from '../process/metrics.ts';
import { keyOf, sendRequest, sign, visitor } from '../testing/journeys.ts';
import { connect, seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { watchFigures } from './watch-figures.ts';

let metrics: Metrics;
let answering: Awaited<ReturnType<typeof listenForMetrics>>;
const ask = (path = '/metrics', init: RequestInit = {}) => fetch(`http://127.0.0.1:${answering.port}${path}`, init);
const scrape = async () => (await ask()).text();

beforeEach(async () => {
  metrics = await openMetrics();
  world.services.metrics = metrics;
  world.services.checks = {
    database: async () => undefined,
    files: async () => undefined,
    certificates: async () => ({ state: 'ok', isWell: true, notices: [], daysLeft: { timestamp: 41 } }),
    trust: () => Promise.reject(new Error('away')),
  };
  watchFigures(metrics, world.services);
  answering = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterEach(() => answering.close());

describe('the figures for Prometheus', () => {
  it('count calls by the pattern of their route, and name nobody', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const id = await sendRequest(anna, { title: 'Confidential lease', signatures: [visitor('noemi@example.ch')] });
    await anna.client.call(getSignatureRequest, { params: { id } });
    expect(await keyOf(connect(world).call(getSignatureRequest, { params: { id } }))).toBe('error.auth.token_invalid');
    const text = await scrape();
    const count = (status: number) =>
      `sigillum_http_request_duration_seconds_count{method="GET",route="/v3/signature-requests/{id}",status="${status}"} 1`;
    expect(text).toContain(count(200));
    expect(text).toContain(count(401));
    expect(text).toMatch(/sigillum_messages_waiting\{channel="mail"\} 1\n/);
    for (const secret of [id, anna.id, 'example.ch', 'Confidential', 'Keller']) expect(text).not.toContain(secret);
  });

  it('tell of jobs, workers, certificates, parts and the event loop', async () => {
    metrics.observeJob({ job: 'send-mail', hasFailed: true, seconds: 0.2 });
    const text = await scrape();
    for (const line of [
      'sigillum_job_duration_seconds_count{job="send-mail",outcome="failed"} 1',
      'sigillum_jobs{job="send-mail",state="waiting"} 0',
      'sigillum_job_age_seconds{job="clean-up"} 0',
      'sigillum_workers{for="documents",state="busy"} 0',
      'sigillum_workers{for="verification",state="waiting"} 0',
      'sigillum_certificate_days_left{name="timestamp"} 41',
      'sigillum_part_well{part="database"} 1',
      'sigillum_part_well{part="trust"} 0',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('tell how long the stages of a signature take', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const id = await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }] });
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
    const text = await scrape();
    for (const stage of ['prepare', 'sign', 'extend', 'verify', 'store'])
      expect(text).toContain(`sigillum_signing_stage_duration_seconds_count{stage="${stage}",outcome="done"} 1\n`);
  });

  it('count pages by the patterns of their screens', async () => {
    const follow = makePageTracer(
      [{ path: '/dashboard' }, { path: '/view/:id/:userid' }, { path: '*' }],
      world.services,
    );
    for (const path of [
      ...['/view/7d1/q7VbX2mK', '/view/7d1/q7VbX2mK.data', '/dashboard/', '/_root.data', '/no/such'],
      ...['/view/7d1/bff/v3/direct/sign', '/bff/v1/user', '/trust/ocsp/MEow', '/v1/user', '/assets/a.js'],
    ])
      await follow('GET', path, async () => 200);
    const text = await scrape();
    const counts = [
      ...text.matchAll(/^sigillum_page_duration_seconds_count\{method="GET",route="(.*?)",.*\} (\d+)$/gm),
    ];
    expect(Object.fromEntries(counts.map(([, route, count]) => [route, Number(count)]))).toEqual({
      ...{ '/view/:id/:userid': 2, '/dashboard': 1, '*': 2, '/view/:id/bff': 1, '/bff': 1, '/trust': 1 },
    });
  });

  it('are told as far as they can be read', async () => {
    metrics.watch('sigillum_broken', 'Cannot be read.', [], () => Promise.reject(new Error('away')));
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('sigillum_workers{');
  });

  it('are told without what the database says while it is silent, and in time', async () => {
    metrics.watch('sigillum_silent', 'Nobody answers.', ['part'], () => Promise.withResolvers<never>().promise);
    const text = await scrape();
    expect(text).toContain('sigillum_part_well{part="database"} 1');
    expect(text).not.toMatch(/^sigillum_silent/m);
  });

  it('stand at one address alone', async () => {
    expect([(await ask('/')).status, (await ask('/metrics', { method: 'POST' })).status]).toEqual([404, 404]);
  });

  it('are all that the dashboard asks for', async () => {
    await connect(world).call(getDatetime, {});
    metrics.observeJob({ job: 'send-mail', hasFailed: false, seconds: 0.2 });
    metrics.observePage({ method: 'GET', route: '/dashboard', status: 200, seconds: 0.2 });
    metrics.observeStage({ stage: 'sign', hasFailed: false, seconds: 0.2 });
    const text = await scrape();
    const dashboard = JSON.parse(
      readFileSync(new URL('../../docs/grafana/sigillum.json', import.meta.url), 'utf8'),
    ) as {
      panels: { targets: { expr: string }[] }[];
    };
    const named = dashboard.panels
      .flatMap(({ targets }) => targets)
      .flatMap(({ expr }) => expr.match(/\b(?:sigillum|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([]);
  });
});
