import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Log } from '../process/log.ts';
import type { AntivirusSettings } from './antivirus-settings.ts';

/** What was sent is malware. */
export class MalwareError extends Error {
  override readonly name = 'MalwareError';
}

/** Nobody could look: the scanner is away, silent, or takes no files of that length. */
export class ScannerAwayError extends Error {
  override readonly name = 'ScannerAwayError';
}

/** Looks through files for malware while they come in. */
export interface Antivirus {
  /** Hands on the same bytes; at their end it throws MalwareError, or ScannerAwayError where files are not taken unseen. */
  watch(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
}

/** So long nothing may come or go: a reload of the signatures takes a minute on a slow machine. */
const patienceMs = 60_000;

type Verdict = { state: 'clean' } | { state: 'found'; name: string } | { state: 'away'; reason: string };

/** A conversation about one file, in the words of clamd(8): INSTREAM. It never throws: what goes wrong is in the verdict. */
function openStream(address: AntivirusSettings['address'], limitMs: number) {
  const socket: Socket = connect(address);
  const { promise: verdict, resolve } = Promise.withResolvers<Verdict>();
  let answer = '';
  let isOver = false;
  const settle = (found: Verdict) => {
    isOver = true;
    resolve(found);
    socket.destroy();
  };
  socket.setTimeout(limitMs, () => settle({ state: 'away', reason: 'it is silent' }));
  socket.on('error', (error) => settle({ state: 'away', reason: error.message }));
  socket.on('close', () => settle({ state: 'away', reason: 'it ended the connection' }));
  // An answer may come before the end, as when the file is longer than it takes.
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (answer.includes('\0')) settle(judge(answer.slice(0, answer.indexOf('\0'))));
  });
  const write = async (...parts: Uint8Array[]) => {
    for (const part of parts)
      if (!isOver && !socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), verdict]);
  };
  const writeLength = (length: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(length);
    return head;
  };
  return {
    begin: () => write(Buffer.from('zINSTREAM\0')),
    // No bytes would be the end.
    send: (bytes: Uint8Array) => (bytes.length ? write(writeLength(bytes.length), bytes) : Promise.resolve()),
    async finish() {
      await write(writeLength(0));
      return verdict;
    },
    close: () => socket.destroy(),
  };
}

function judge(answer: string): Verdict {
  if (answer === 'stream: OK') return { state: 'clean' };
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  return name === undefined ? { state: 'away', reason: `it says: ${answer.slice(0, 200)}` } : { state: 'found', name };
}

export function openClamd({ address, acceptsUnseen }: AntivirusSettings, log: Log, limitMs = patienceMs): Antivirus {
  return {
    async *watch(bytes) {
      const stream = openStream(address, limitMs);
      try {
        await stream.begin();
        for await (const chunk of bytes) {
          await stream.send(chunk);
          yield chunk;
        }
        const verdict = await stream.finish();
        if (verdict.state === 'clean') return;
        if (verdict.state === 'found') {
          log.warn('malware was sent, and not taken', { malware: verdict.name });
          throw new MalwareError(verdict.name);
        }
        const { reason } = verdict;
        log[acceptsUnseen ? 'warn' : 'error']('nobody looks for malware', { reason, isTaken: acceptsUnseen });
        if (!acceptsUnseen) throw new ScannerAwayError(`The scanner of ANTIVIRUS_CLAMD does not look: ${reason}.`);
      } finally {
        stream.close();
      }
    },
  };
}
