import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { vi, expect } from 'vitest';
import { ensureSystemUser, isRoot } from '@sigillum/server/database/system-user.ts';
import { findFreePort } from './server-process.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether Debian's PgBouncer is here; `npm test` installs it where it may, and says so where it may not. */
export const hasPgBouncer = (): boolean => existsSync(program);

export interface PgBouncer {
  port: number;
  close(): Promise<void>;
}

/** Puts PgBouncer in transaction mode before the databases behind a socket, with fewer sessions than a server would open. */
export async function openPgBouncer(folder: string, socket: string, sessions: number): Promise<PgBouncer> {
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${socket} user=sigillum`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', `default_pool_size = ${sessions}`, 'max_client_conn = 200'],
    '',
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(folder, 0o755);
  // It refuses to run as root, and the socket belongs to the account of PostgreSQL.
  const user = isRoot() ? ensureSystemUser() : undefined;
  const identity = user && { uid: user.uid, gid: user.gid };
  const child = spawn(program, ['--quiet', file], { cwd: '/', stdio: 'ignore', ...identity });
  const ended = once(child, 'exit');
  await vi.waitFor(async () => {
    expect(child.exitCode).toBeNull();
    const probe = connect(port, '127.0.0.1');
    await once(probe, 'connect');
    probe.destroy();
  }, 240_000);
  return {
    port,
    async close() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
