import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { takePreparedCluster } from './prepared-cluster.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A server as `npm start` runs it, on a data folder and a port of its own. */
export interface ServerProcess {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything it has printed. */
  output(): string;
  /** Ends it as Ctrl-C does, and waits until it has drained. */
  stop(): Promise<void>;
  /** Ends it as a power cut of the process does. */
  kill(): Promise<void>;
  /** The signal that it died of without our doing, once it has. */
  death: Promise<NodeJS.Signals | null>;
}

export interface ServerOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** What answers 200 before it counts as started: `/readyz` unless told. */
  until?: '/readyz' | '/livez';
  /** From its modules one by one, as in development: for whoever measures by how much its memory grows. */
  isUnbundled?: boolean;
  /** The app of another build, as the path of its bundle. */
  bundle?: string;
  /** The folder of another build of everything. */
  build?: string;
}

/** Another build than the usual one, as the bundle's path from the project's folder. */
const bundle = process.env['SIGILLUM_BUNDLE'];

/** What is started: the server and the app in few files, which the run has put together (bundled-server.ts), or the build. */
function listEntries({ isUnbundled = false, bundle: ownBundle, build }: ServerOptions): string[] {
  if (ownBundle) return [path.join(root, 'server/main.ts'), ownBundle];
  const folder = build ?? process.env['SIGILLUM_BUNDLED_SERVER'] ?? path.join(root, 'app/build/start');
  if (!bundle && !isUnbundled) return [path.join(folder, 'main.mjs'), path.join(folder, 'app.mjs')];
  return [path.join(root, 'server/main.ts'), ...(bundle ? [path.resolve(root, bundle)] : [])];
}

/** With what `npm start` starts Node: how it and the C library below it keep house with their memory. */
const startScript = readFileSync(path.join(root, 'server/scripts/start.sh'), 'utf8');
const nodeOptions = startScript.match(/(?<=^exec .*)--[\w-]+(?:=\d+)?/gm)!;
const libraryOptions = Object.fromEntries(
  [...startScript.matchAll(/(MALLOC_\w+)="\$\{\1:-(\d+)\}"/g)].map(([, name, value]) => [name!, value!]),
);

/** What Node has compiled serves the next start, as far as it ended well: these servers start a hundred times. */
const compiled = process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'node_modules/.cache/sigillum/compiled');

/**
 * Ports below those that the system gives by itself to whoever connects or asks for any: nobody gets one of these by chance while its server
 * starts, or is down for a moment. Each process has a lane of its own.
 */
const firstPort = 10_240;
const laneWidth = 64;
const lanes = Math.floor((32_768 - firstPort) / laneWidth);
let given = 0;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (process.pid % lanes) * laneWidth + (given++ % laneWidth);
    const probe = createServer();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    if (!(await promise)) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Starts the built server and waits until it is ready. Throws with its output when it ends before that. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const { dataDir, port, env = {}, until = '/readyz' } = options;
  const chosen = port ?? (await findFreePort());
  const url = `http://localhost:${chosen}`;
  if (!env['DATABASE_URL']) await takePreparedCluster(dataDir);
  let output = '';
  const child = spawn(process.execPath, [...nodeOptions, ...listEntries(options)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...libraryOptions,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(chosen),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Trials end and plain accounts do not upload only where plans are sold.
      BILLING: 'manual',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const ended = exit.then(([code, signal]) => {
    throw new Error(`The server ended with ${signal ?? code} before it was ready:\n${output}`);
  });
  ended.catch(() => undefined);
  try {
    await Promise.race([waitUntilReady(`${url}${until}`), ended]);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return {
    url,
    dataDir,
    pid: child.pid!,
    output: () => output,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
    death: exit.then(([, signal]) => signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Long enough for a machine that does ten other things: a server that fails says so by ending. */
async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`${address} was not ready within four minutes`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
