import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { isDatabaseUnavailable } from './database/connect.ts';
import { isProcessAlive, readPostmaster } from './database/postmaster.ts';
import { deriveOutboxSecret } from './mail/outbox.ts';
import { isTrustedProxy } from './process/client-ip.ts';
import { collectAtRest } from './process/collect-at-rest.ts';
import { describeStart } from './process/describe-start.ts';
import { answerHealth, checkReadiness } from './process/health.ts';
import { listen, probePort } from './http/listen.ts';
import type { Handler } from './http/listen.ts';
import { createLog } from './process/log.ts';
import { openOutlet } from './process/open-outlet.ts';
import { openTracing } from './process/open-tracing.ts';
import { watchStarter } from './process/watch-starter.ts';
import { openServices } from './open-services.ts';
import { readBuild } from './platform/read-build.ts';
import { openReportOutlet } from './reporting/report-outlet.ts';
import { reportErrors } from './reporting/report-errors.ts';
import type { Services } from './services.ts';

// The process: configuration, log, services, the built app, the port; and their end in the opposite order.
const drainMs = 10_000;
/** So long one of several goes on after SIGTERM, not ready any more: whoever shares out the calls asks every second or two. */
const leaveMs = 3000;
const projectFolder = path.resolve(import.meta.dirname, '..');
const bundle = path.resolve(process.argv[2] ?? path.join(projectFolder, 'app/build/server/app.js'));
const isTerminal = process.stdout.isTTY;
// Where nobody looks the standard output is the log alone, one JSON object a line; sentences go beside it.
const writeLog = openOutlet(process.stdout, (lost) => tellLost(lost));
const writeError = openOutlet(process.stderr, (lost) => `${lost} lines were lost: there was no room for them.\n`);
const say = (line: string) => (isTerminal ? writeLog : writeError)(`${line}\n`);
/** The log's own line about those before it that nobody could take. */
function tellLost(lines: number): string {
  let text = '';
  createLog({ level: 'warn', isPretty: isTerminal, write: (line) => (text = line) }).warn(
    'lines of the log were lost: there was no room for them',
    { lines },
  );
  return text;
}

const endings: (() => Promise<void>)[] = [];
/** Waits until others take the calls; nothing where there are none. */
let announce = async (): Promise<void> => undefined;
let stopping: Promise<void> | undefined;
let stoppedAt = 0;

/** Ends everything once, however often it is asked; a second wish after a second cuts the draining short. */
function stop(reason: string, { code = 0, isAnnounced = false } = {}): void {
  if (stopping) {
    if (Date.now() - stoppedAt > 1000) process.exit(130);
    return;
  }
  stoppedAt = Date.now();
  say(`${reason} Ending …`);
  stopping = (async () => {
    if (isAnnounced) await announce();
    for (const end of endings.splice(0).toReversed()) await end();
  })().then(
    () => process.exit(code),
    (error: unknown) => fail(error),
  );
}

/** Says why the server cannot go on, with all causes and without a stack: whoever reads it runs the server. */
function fail(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    writeError(`${cause === error ? '' : '  because: '}${cause.message}\n`);
    if (!(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug') writeError(`${cause.stack}\n`);
  }
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop('', { isAnnounced: signal === 'SIGTERM' }));
watchStarter(() => stop('npm, which started the server, has gone.'));

try {
  const config = readConfig(process.env, projectFolder);
  const now = () => new Date();
  const reports = config.sentry && openReportOutlet(config.sentry, now);
  if (reports) endings.push(reports.close);
  const plainLog = createLog({ level: config.logLevel, isPretty: isTerminal, write: writeLog });
  const scene = {
    environment: config.isTestSystem ? 'test' : 'production',
    release: readBuild(path.resolve(path.dirname(bundle), '../client'))?.id,
  };
  const log = reports ? reportErrors(plainLog, { outlet: reports, now, scene }) : plainLog;
  const tracing = config.tracing && (await openTracing(config.tracing, { log, ...scene }));
  if (tracing) endings.push(tracing.close);
  process.on('uncaughtException', (error) => {
    // The queue's own line to the database hears nothing any more while it is being closed: that the database ends first is no news then.
    if (stopping && isDatabaseUnavailable(error)) return;
    log.error('uncaught', { error });
    // It is no second wish of a person, which would cut short what is being drained.
    if (!stopping) stop('Something unforeseen happened.', { code: 1 });
  });
  const onLost = (reason: Error) => stop(`${reason.message} It has taken over.`, { code: 1 });
  // A running server of the same data has the port, too: of that the lock of the database speaks better.
  const running = readPostmaster(path.join(config.dataDir, 'postgres/data'));
  if (!running || !isProcessAlive(running.pid)) await probePort(config);
  let reading: Promise<{ createApp(services: Services): { fetch: Handler } }> | undefined;
  const readApp = () => (reading ??= import(pathToFileURL(bundle).href));
  // Where it cannot be read, the start says so when it comes to it.
  const meanwhile = () => void readApp().catch(() => undefined);
  const { services, database, close } = await openServices({ config, log, reports, say, onLost, meanwhile });
  endings.push(close);

  const { createApp } = await readApp();
  const app = createApp(services);
  const readReadiness = async () =>
    stopping
      ? { isReady: false, checks: {} }
      : checkReadiness(services.checks, (part, error) => log.error('not ready', { part, error }));
  const handle: Handler = async (request, env) =>
    (await answerHealth(request, readReadiness)) ??
    (config.role === 'jobs' ? new Response(null, { status: 404 }) : app.fetch(request, env));
  const { mostConnections: total, mostConnectionsPerAddress: perAddress } = config;
  const isShared = (address: string) => isTrustedProxy(address, config.trustedProxies);
  const tls = config.tlsFiles && {
    files: config.tlsFiles,
    onFailure: (error: unknown) => log.error('the certificate of the port cannot be renewed', { error }),
  };
  const listener = await listen(handle, { ...config, tls, connections: { total, perAddress, isShared } });
  endings.push(() => listener.close(drainMs));
  if (config.role === 'web' || config.role === 'all') announce = () => delay(leaveMs);

  const facts = {
    isReattached: database.isReattached,
    seconds: process.uptime(),
    outboxSecret: deriveOutboxSecret(services.secrets),
  };
  for (const line of describeStart(config, facts)) say(line);
  collectAtRest();
  // What was compiled serves the next start, also when this one ends by a power cut.
  flushCompileCache();
} catch (error) {
  for (const end of endings.splice(0).toReversed()) await end();
  fail(error);
}
