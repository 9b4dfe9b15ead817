import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withLimit } from './health.ts';

/** Longer than parts have to answer; whoever scrapes gives up after ten seconds, and would hear of nothing then. */
const patienceMs = 3000;

/** A figure that is read when somebody asks: its labels and its value. */
export type Reading = readonly (readonly [labels: Record<string, string>, value: number])[];

/** What signing consists of. */
export type SigningStage = 'prepare' | 'sign' | 'extend' | 'verify' | 'store';

/** What is measured while the server runs, for Prometheus. Names of routes, jobs and parts alone: nobody is a label. */
export interface Metrics {
  /** A call that has ended, by the pattern of its route. */
  observeCall(call: { method: string; route: string; status: number; seconds: number }): void;
  /** A page, or whatever else is asked for outside the API, by the pattern of its address. */
  observePage(page: { method: string; route: string; status: number; seconds: number }): void;
  /** One stage of a signature. */
  observeStage(run: { stage: SigningStage; hasFailed: boolean; seconds: number }): void;
  /** One run of a job. */
  observeJob(run: { job: string; hasFailed: boolean; seconds: number }): void;
  /** Figures that are read when they are asked for. What cannot be read is left out. */
  watch(name: string, help: string, labels: readonly string[], read: () => Promise<Reading> | Reading): void;
  /** In the text format of Prometheus. */
  write(): Promise<{ contentType: string; text: string }>;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Begins to measure. The library is loaded here, so that nobody else pays for it. */
export async function openMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  // Memory, processor, open files, and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'sigillum_http_request_duration_seconds',
    help: 'Calls of the API, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const pages = new Histogram({
    name: 'sigillum_page_duration_seconds',
    help: 'Pages and what else is asked for outside the API, by the pattern of their address, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const stages = new Histogram({
    name: 'sigillum_signing_stage_duration_seconds',
    help: 'Stages of signing, by name and outcome.',
    labelNames: ['stage', 'outcome'],
    buckets: seconds,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'sigillum_job_duration_seconds',
    help: 'Runs of jobs, by their name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: seconds,
    registers: [registry],
  });
  return {
    observeCall: ({ method, route, status, seconds: took }) =>
      calls.observe({ method, route, status: String(status) }, took),
    observePage: ({ method, route, status, seconds: took }) =>
      pages.observe({ method, route, status: String(status) }, took),
    observeStage: ({ stage, hasFailed, seconds: took }) =>
      stages.observe({ stage, outcome: hasFailed ? 'failed' : 'done' }, took),
    observeJob: ({ job, hasFailed, seconds: took }) =>
      jobs.observe({ job, outcome: hasFailed ? 'failed' : 'done' }, took),
    watch(name, help, labelNames, read) {
      registry.registerMetric(
        new Gauge({
          ...{ name, help, labelNames: [...labelNames], registers: [] },
          async collect() {
            this.reset();
            const reading = await withLimit(Promise.resolve().then(read), patienceMs).catch(() => []);
            for (const [labels, value] of reading) this.set(labels, value);
          },
        }),
      );
    },
    write: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Answers GET /metrics on a port of its own, apart from everything that people reach. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.write().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((end) => server.close(end));
    },
  };
}
