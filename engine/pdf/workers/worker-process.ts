import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { outOfTimeSignal, type WorkerAnswer, type WorkerCall, type WorkerSettings } from './worker-protocol.ts';

/** How a job ended: with an answer, out of processor time, without an answer in time, or with the death of its process (memory, abort, kernel). */
export type WorkerOutcome = { kind: 'answer'; answer: WorkerAnswer } | { kind: 'silence' } | Death;

/** A worker process. `jobsDone` tells whether an earlier document could have left something behind. */
export interface WorkerProcess {
  readonly jobsDone: number;
  readonly isAlive: boolean;
  do(call: WorkerCall, timeoutMs: number): Promise<WorkerOutcome>;
  stop(): Promise<void>;
}

const startTimeoutMs = 20_000;
const maxErrorText = 2000;

/** No secret is among them. Where Node keeps what it has compiled (`NODE_COMPILE_CACHE`), a worker starts in half the time. */
const passedOn = ['PATH', 'NODE_ENV', 'NODE_COMPILE_CACHE'];
const pickEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/**
 * Documents and what they are read in lie outside of V8's heap: by itself V8 collects everything for each of them. Counted with the heap, some go
 * at once. More room for what is young would be 60 MB and save nothing.
 */
const housekeeping = [
  '--expose-gc',
  '--external-memory-accounted-in-global-limit',
  '--heap-growing-percent=100',
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
];

/** Whatever is larger has a place of its own in memory, which goes back when it is freed (glibc): pictures of pages are. */
const ownPlaceBytes = '1048576';

/** Where the entry lies, also for a bundled caller: a package path, because a bundle has no siblings on disk. */
export function findWorkerEntry(): string {
  return createRequire(import.meta.url).resolve('@sigillum/engine/pdf/workers/pdf-worker');
}

/**
 * Starts a worker process and waits until it is ready (about 0.2 s). It gets no environment of the server's, so no
 * secret can leak through a file that takes over an engine. Rejects when it does not come up within 20 s.
 */
export async function startWorkerProcess(settings: WorkerSettings): Promise<WorkerProcess> {
  const child = fork(
    findWorkerEntry(),
    [JSON.stringify({ memoryMb: settings.memoryMb, modules: settings.modules } satisfies WorkerSettings)],
    {
      execArgv: [`--max-old-space-size=${Math.round(settings.memoryMb / 2)}`, ...housekeeping],
      env: { ...pickEnvironment(), TZ: 'UTC', MALLOC_MMAP_THRESHOLD_: ownPlaceBytes },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let errorText = '';
  child.stderr?.on('data', (chunk: Buffer) => (errorText = (errorText + chunk.toString()).slice(-maxErrorText)));
  const death = new Promise<Death>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'death', detail: error.message }));
    child.once('exit', (code, signal) => {
      if (signal === outOfTimeSignal) resolve({ kind: 'timeout' });
      else resolve({ kind: 'death', detail: `${signal ?? `exit ${code}`} ${errorText}`.trim() });
    });
  });
  let isAlive = true;
  void death.then(() => (isAlive = false));
  let jobsDone = 0;

  const first = await raceMessage<'ready'>(child, death, startTimeoutMs);
  if (first.kind !== 'message') {
    child.kill('SIGKILL');
    throw new Error(`a PDF worker did not start: ${first.kind === 'death' ? first.detail : 'no answer'}`);
  }
  child.unref();
  child.channel?.unref();

  return {
    get jobsDone() {
      return jobsDone;
    },
    get isAlive() {
      return isAlive;
    },
    async do(call, timeoutMs) {
      const reply = raceMessage<WorkerAnswer>(child, death, timeoutMs);
      if (child.connected) child.send(call, () => {});
      const outcome = await reply;
      jobsDone += 1;
      if (outcome.kind === 'message') return { kind: 'answer', answer: outcome.message };
      isAlive = false;
      child.kill('SIGKILL');
      return outcome;
    },
    async stop() {
      isAlive = false;
      child.ref();
      child.kill('SIGKILL');
      await death;
    },
  };
}

type Death = { kind: 'timeout' } | { kind: 'death'; detail: string };
type Reply<Message> = { kind: 'message'; message: Message } | { kind: 'silence' } | Death;

async function raceMessage<Message>(
  child: ChildProcess,
  death: Promise<Death>,
  timeoutMs: number,
): Promise<Reply<Message>> {
  let timer: NodeJS.Timeout | undefined;
  let listen: ((message: Message) => void) | undefined;
  try {
    return await Promise.race<Reply<Message>>([
      new Promise((resolve) =>
        child.once('message', (listen = (message: Message) => resolve({ kind: 'message', message }))),
      ),
      new Promise((resolve) => (timer = setTimeout(() => resolve({ kind: 'silence' }), timeoutMs))),
      death,
    ]);
  } finally {
    clearTimeout(timer);
    if (listen) child.off('message', listen);
  }
}
