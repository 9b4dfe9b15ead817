import { expect, it, vi } from 'vitest';
import { type BulkOutcome, BulkRun } from './bulk-run.ts';

const requests = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
const states = (run: BulkRun) => run.getSnapshot().items.map(({ state }) => state);

it('does it to one after another and keeps what came of each', async () => {
  const run = new BulkRun(requests);
  const seen: unknown[] = [];
  run.subscribe(() => seen.push(states(run).join()));
  await run.run(async (id): Promise<BulkOutcome> =>
    id === 'b' ? { state: 'failed', message: 'Locked.' } : { state: 'done' },
  );
  expect(run.getSnapshot()).toEqual({
    items: [
      { id: 'a', title: 'A', state: 'done' },
      { id: 'b', title: 'B', state: 'failed', message: 'Locked.' },
      { id: 'c', title: 'C', state: 'done' },
    ],
    isRunning: false,
  });
  expect(seen).toContain('done,working,waiting');
});

it('finishes what has begun and leaves the rest when it is stopped', async () => {
  const run = new BulkRun(requests);
  const act = vi.fn(async (): Promise<BulkOutcome> => {
    run.stop();
    return { state: 'done' };
  });
  await run.run(act);
  expect(act).toHaveBeenCalledOnce();
  expect(states(run)).toEqual(['done', 'left', 'left']);
});
