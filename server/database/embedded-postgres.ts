import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseSettings, readMemoryLimit } from './choose-settings.ts';
import type { DatabaseAddress } from './database-address.ts';
import { prepareFolders } from './cluster-folders.ts';
import type { Cluster } from './cluster-folders.ts';
import { isPostmasterOf, isProcessAlive, readPostmaster } from './postmaster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { WatchedClient } from './watched-client.ts';

/** A running cluster that this process started or found running. */
export type EmbeddedPostgres = {
  address: DatabaseAddress;
  /** Process id of the postmaster. */
  pid: number;
  /** True when the cluster had outlived an earlier server and was taken over. */
  isReattached: boolean;
  /** Ends the cluster: open sessions are cut, committed data are kept. Resolves when the process is gone. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Folder that holds the cluster (`data`), its socket and its log; made when missing. */
  folder: string;
  /** False only for test clusters: a crash may then lose data. */
  isDurable?: boolean;
  /** Told once, before the slow first set-up. */
  onProgress?: (step: string) => void;
};

const superuser = 'sigillum';
const startLimitMs = 30_000;
/** Nobody takes longer to make a cluster. */
const draftLimitMs = 5 * 60_000;

/**
 * Starts PostgreSQL on `folder`, or takes over the one that is running there already.
 * It listens on a Unix socket in a 0700 folder alone; as root it runs under a system user of its own.
 * Throws with a sentence for the operator when the cluster cannot be set up or started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = prepareFolders(options.folder, options.onProgress);
  const running = await findRunning(cluster);
  if (running !== undefined) return describe(cluster, running);
  const binaries = findPostgresBinaries(cluster.user);
  if (!existsSync(path.join(cluster.data, 'PG_VERSION'))) {
    options.onProgress?.('Creating the database cluster');
    await initialise(cluster, binaries, options.isDurable ?? true);
  }
  const version = Number(readFileSync(path.join(cluster.data, 'PG_VERSION'), 'utf8'));
  if (version !== binaries.major) {
    throw new Error(
      `The data in ${cluster.data} belong to PostgreSQL ${version}, but this is PostgreSQL ${binaries.major}.`,
    );
  }
  return launchPatiently(cluster, binaries, options.isDurable ?? true);
}

// initdb leaves a half-made folder when it is killed: it works on a draft that is renamed when whole.
async function initialise(cluster: Cluster, binaries: PostgresBinaries, isDurable: boolean): Promise<void> {
  // A young one may be that of another start, which is at work on it.
  for (const name of readdirSync(cluster.folder)) {
    const folder = path.join(cluster.folder, name);
    const since = name.startsWith('draft-') ? statSync(folder, { throwIfNoEntry: false })?.mtimeMs : undefined;
    const isLeft = since !== undefined && Date.now() - since > draftLimitMs;
    if (isLeft) rmSync(folder, { recursive: true, force: true });
  }
  const draft = mkdtempSync(path.join(cluster.folder, 'draft-'));
  if (cluster.user) chownSync(draft, cluster.user.uid, cluster.user.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const habits = ['--auth=trust', '--data-checksums', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])];
  try {
    const initdb = path.join(binaries.folder, 'initdb');
    await promisify(execFile)(initdb, ['-D', draft, '-U', superuser, ...locale, ...habits], spawnOptions(cluster));
    renameSync(draft, cluster.data);
    const handle = openSync(cluster.folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    // Another start on the same folder may have been faster.
    if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
    // What initdb says stands in Node's message about its end, too.
    const words = (cause as { stderr?: string }).stderr?.trim();
    const failure = `The database cluster in ${cluster.data} could not be created`;
    throw words
      ? new Error(`${failure}. ${adviseOn(words, cluster)}Its last words:\n${words}`)
      : new Error(`${failure}: ${(cause as Error).message}`, { cause });
  }
}

/** What to do where PostgreSQL's programs have ended with these words; nothing where only they know. */
function adviseOn(words: string, { folder }: Cluster): string {
  if (words.includes('No space left on device')) return `The disk of ${folder} is full: make room, and start again. `;
  if (words.includes('could not look up effective user ID'))
    return `PostgreSQL needs an account with a name, and number ${process.getuid?.()} has none on this machine: start as another one, or give it one (useradd). `;
  return '';
}

function spawnOptions(cluster: Cluster) {
  const identity = cluster.user ? { uid: cluster.user.uid, gid: cluster.user.gid } : {};
  return { cwd: cluster.folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, ...identity };
}

// A postmaster that was killed blocks its successor until its sessions have noticed and its parent has heard of its end.
const isBlocked = (error: unknown) =>
  /shared memory block|lock file "postmaster.pid" already exists/.test(String(error));

async function launchPatiently(
  cluster: Cluster,
  binaries: PostgresBinaries,
  isDurable: boolean,
): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    try {
      return await launch(cluster, binaries, isDurable);
    } catch (error) {
      if (Date.now() >= deadline || !isBlocked(error)) throw error;
      await delay(300);
    }
  }
}

async function launch(cluster: Cluster, binaries: PostgresBinaries, isDurable: boolean): Promise<EmbeddedPostgres> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.socket,
    unix_socket_permissions: '0700',
    ...chooseSettings(readMemoryLimit()),
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    timezone: 'UTC',
    ...(isDurable ? { fsync: 'on' } : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isLogLong = (statSync(cluster.log, { throwIfNoEntry: false })?.size ?? 0) > 8 * 1024 * 1024;
  const log = openSync(cluster.log, isLogLong ? 'w' : 'a', 0o600);
  // Detached: Ctrl-C reaches the whole process group, and the server must drain before its database goes.
  const child = spawn(path.join(binaries.folder, 'postgres'), ['-D', cluster.data, ...flags], {
    ...spawnOptions(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ending: string | undefined;
  child.once('error', (error) => (ending = error.message));
  child.once('exit', (code, signal) => (ending = `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  let failure: unknown;
  const rememberFailure = (error: unknown) => {
    failure = error;
    return false;
  };
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.data);
    // Until the new process has written it, the file speaks of the last run.
    const isRunning = postmaster !== undefined && isPostmasterOf(cluster.data, postmaster.pid);
    if (isRunning && postmaster.isReady && (await ensureDatabase(cluster).then(() => true, rememberFailure))) {
      return describe(cluster, postmaster.pid, child);
    }
    if (ending !== undefined && !isRunning) break;
    await delay(10);
  }
  if (ending === undefined) child.kill('SIGQUIT');
  const reason = `PostgreSQL did not start: ${ending ?? 'it was not ready within 30 s'}.`;
  const words = readTail(cluster.log);
  throw new Error(`${reason} ${adviseOn(words, cluster)}Its last words:\n${words}`, { cause: failure });
}

// An earlier server that was killed leaves its cluster running; one that is just ending is waited for.
async function findRunning(cluster: Cluster): Promise<number | undefined> {
  const deadline = Date.now() + startLimitMs;
  let failure: unknown;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.data);
    if (!postmaster || !isProcessAlive(postmaster.pid)) return undefined;
    if (!isPostmasterOf(cluster.data, postmaster.pid)) {
      // After a crash of the machine the number may be a stranger's, at which PostgreSQL would refuse to start.
      rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    cluster.socket = postmaster.socket || cluster.socket;
    if (postmaster.isReady) {
      failure = await ensureDatabase(cluster).catch((error: unknown) => error);
      if (failure === undefined) return postmaster.pid;
    }
    await delay(20);
  }
  throw new Error(`A PostgreSQL process holds ${cluster.data} but does not answer.`, { cause: failure });
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new WatchedClient({
    host: cluster.socket,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    const { rows } = await client.query(`select exists(select from pg_database where datname = $1) as known`, [
      superuser,
    ]);
    if (!rows[0].known) await client.query(`create database ${superuser}`);
  } finally {
    await client.end();
  }
}

function describe(cluster: Cluster, pid: number, child?: ChildProcess): EmbeddedPostgres {
  const address = { host: cluster.socket, user: superuser, database: superuser };
  const isOwn = child?.pid === pid;
  const stop = async () => {
    await stopPostmaster(cluster.data, pid);
    // Its own child leaves a trace in the list of processes until Node has heard of its end.
    if (!isOwn || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    await once(child, 'exit');
  };
  return { address, pid, isReattached: !isOwn, stop };
}

/** PostgreSQL's "fast shutdown" is SIGINT; SIGQUIT after 10 s leaves the rest to crash recovery at the next start. */
async function stopPostmaster(data: string, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (readPostmaster(data)?.pid !== pid && !isProcessAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + 10_000;
    while (Date.now() < deadline) {
      if (!isProcessAlive(pid)) return;
      await delay(10);
    }
  }
}

function readTail(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '(no log)';
}
