import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AntivirusSettings } from '../antivirus/antivirus-settings.ts';

/** What the scanners of tests find. */
export const malware = 'SIGILLUM-SAMPLE-OF-MALWARE';
export const malwareName = 'Sigillum.Sample';

export interface Scanner {
  address: AntivirusSettings['address'];
  close(): Promise<void>;
}

const program = '/usr/sbin/clamd';

/** Whether Debian's clamd is here; `npm test` installs it where it may, and says so where it may not. */
export const hasClamd = (): boolean => existsSync(program);

/** A real clamd that knows two signatures: ours, and that of the sample that every scanner knows. */
export async function openRealClamd(): Promise<Scanner> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
  const signatures = path.join(folder, 'signatures');
  const socket = path.join(folder, 'clamd.sock');
  mkdirSync(signatures);
  const eicar = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
  const lines = [malwareName, 'Sigillum.Eicar'].map(
    (name, index) => `${name}:0:*:${Buffer.from(index ? eicar : malware).toString('hex')}`,
  );
  writeFileSync(path.join(signatures, 'own.ndb'), `${lines.join('\n')}\n`);
  const settings = [
    ...[`LocalSocket ${socket}`, `DatabaseDirectory ${signatures}`, 'Foreground yes', 'AlertExceedsMax yes'],
    ...['StreamMaxLength 160M', 'MaxScanSize 160M', 'MaxFileSize 160M', 'SelfCheck 86400', ''],
  ];
  writeFileSync(path.join(folder, 'clamd.conf'), settings.join('\n'));
  const child = spawn(program, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await answers(socket))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}.`);
    await delay(20);
  }
  return {
    address: { path: socket },
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether somebody listens there: clamd makes its socket a moment before. */
const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

/** How a stand-in behaves: as it should, or with a fault of a real one. */
export type ScannerHabit = 'usual' | 'silent' | 'too long' | 'cut';

/** A stand-in that speaks INSTREAM strictly. */
export async function openScannerTwin(habit: ScannerHabit = 'usual'): Promise<Scanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let rest = Buffer.alloc(0);
    let content = '';
    let isGreeted = false;
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      if (!isGreeted) {
        if (!rest.includes(0)) return;
        isGreeted = rest.subarray(0, 10).toString() === 'zINSTREAM\0';
        rest = rest.subarray(10);
        if (!isGreeted) return void socket.end('UNKNOWN COMMAND\0');
      }
      while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32BE(0)) {
        const length = rest.readUInt32BE(0);
        content += rest.toString('latin1', 4, 4 + length);
        rest = rest.subarray(4 + length);
        if (habit === 'too long') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (habit === 'cut') return void socket.destroy();
        if (length > 0) continue;
        if (habit === 'usual')
          socket.end(content.includes(malware) ? `stream: ${malwareName} FOUND\0` : 'stream: OK\0');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    address: { host: '127.0.0.1', port },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
