import { expect, it, vi } from 'vitest';
import type { WorkerOutcome, WorkerProcess } from './worker-process.ts';
import { createWorkerQueue } from './worker-queue.ts';

const answerWith = (value: unknown): WorkerOutcome => ({
  kind: 'answer',
  answer: { isDone: true, value, startedAt: 0, endedAt: 0, grownMb: 0 },
});

/** A process that answers when the test says so. */
function makeWorker(name: string) {
  const answers: (() => void)[] = [];
  let jobsDone = 0;
  const worker: WorkerProcess = {
    get jobsDone() {
      return jobsDone;
    },
    isAlive: true,
    do: () => {
      const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
      answers.push(() => {
        jobsDone += 1;
        resolve(answerWith(name));
      });
      return promise;
    },
    stop: () => Promise.resolve(),
  };
  return { worker, answer: () => answers.shift()!() };
}

/** Of two processes, which start when the test says so. */
function openQueue() {
  const starts: PromiseWithResolvers<WorkerProcess>[] = [];
  const queue = createWorkerQueue(
    { size: 2, memoryMb: 384, modules: {}, timeoutMs: 1000, patienceMs: 1000, maxWaiting: 9 },
    () => {
      const start = Promise.withResolvers<WorkerProcess>();
      starts.push(start);
      return start.promise;
    },
  );
  return { queue, starts, ask: () => queue.do({ kind: 'extract-text', filePath: '/a.pdf', pageIndex: 0 }) };
}

it('gives a job whose worker still starts to one that has done its own, and the one that started to who comes next', async () => {
  const { queue, starts, ask } = openQueue();
  const [first, second] = [makeWorker('first'), makeWorker('second')];
  const [one, two] = [ask(), ask()];
  starts[0]!.resolve(first.worker);
  await vi.waitFor(() => first.answer());
  expect(await one).toBe('first');
  await vi.waitFor(() => first.answer());
  expect(await two).toBe('first');
  const [three, four] = [ask(), ask()];
  await vi.waitFor(() => first.answer());
  expect(await three).toBe('first');
  starts[1]!.resolve(second.worker);
  first.answer();
  expect(await four).toBe('first');
  // Both are there by now, and nobody started a third.
  const last = [ask(), ask()];
  await vi.waitFor(() => [first, second].forEach(({ answer }) => answer()));
  expect((await Promise.all(last)).toSorted()).toEqual(['first', 'second']);
  expect(starts).toHaveLength(2);
  await queue.close();
});

it('refuses a job only when nothing starts any more that could do it', async () => {
  const { queue, starts, ask } = openQueue();
  const first = makeWorker('first');
  const [one, two] = [ask(), ask()];
  starts[1]!.reject(new Error('no memory for another one'));
  await expect(two).rejects.toMatchObject({ key: 'file.pdf.workers_busy' });
  starts[0]!.resolve(first.worker);
  await vi.waitFor(() => first.answer());
  expect(await one).toBe('first');
  await queue.close();
});
