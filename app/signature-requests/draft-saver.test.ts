import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { describe, expect, it } from 'vitest';
import type { DraftChange } from './draft-change.ts';
import { DraftClash } from './draft-clash.ts';
import { DraftSaver } from './draft-saver.ts';

/** A saver whose time stands still and whose calls are answered by hand. */
function arrange() {
  const timers = new Set<{ work: () => void; milliseconds: number }>();
  const calls: { change: DraftChange; answer: () => void; fail: (problem: unknown) => void }[] = [];
  const saver = new DraftSaver({
    save: (change) =>
      new Promise((resolve, reject) => calls.push({ change, answer: () => resolve(undefined), fail: reject })),
    schedule: (work, milliseconds) => {
      const timer = { work, milliseconds };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const passTime = async () => {
    for (const timer of [...timers]) {
      timers.delete(timer);
      timer.work();
    }
    await settle();
  };
  const waits = () => [...timers].map(({ milliseconds }) => milliseconds);
  return { saver, calls, passTime, settle, waits };
}

const refused = new ApiProblem({
  type: '',
  method: 'PUT',
  path: '',
  status: 422,
  message: '',
  key: 'error.sr.not_draft',
});

describe('saving a draft while it is edited', () => {
  it('saves field by field where one of several is refused, and keeps only that one', async () => {
    const { saver, calls, passTime, settle } = arrange();
    saver.change({ title: 'Bad', message: 'Please' });
    await passTime();
    calls[0]!.fail(refused);
    await settle();
    expect(calls[1]!.change).toEqual({ title: 'Bad' });
    calls[1]!.fail(refused);
    await settle();
    expect(calls[2]!.change).toEqual({ message: 'Please' });
    calls[2]!.answer();
    await settle();
    expect(saver.getState()).toEqual({ status: 'failed', problem: refused });
    saver.change({ title: 'Good' });
    await passTime();
    expect(calls[3]!.change).toEqual({ title: 'Good' });
    calls[3]!.answer();
    await settle();
    expect(saver.getState()).toEqual({ status: 'saved' });
    expect(calls).toHaveLength(4);
  });

  it('sends what was typed once the person pauses, as one call', async () => {
    const { saver, calls, passTime, settle } = arrange();
    saver.change({ title: 'L' });
    saver.change({ title: 'Lease' });
    saver.change({ message: 'Please' });
    expect(saver.getState().status).toBe('waiting');
    await passTime();
    expect(calls.map(({ change }) => change)).toEqual([{ title: 'Lease', message: 'Please' }]);
    expect(saver.getState().status).toBe('saving');
    calls[0]!.answer();
    await settle();
    expect(saver.getState().status).toBe('saved');
  });

  it('never has two calls under way, and sends what came meanwhile afterwards', async () => {
    const { saver, calls, passTime, settle } = arrange();
    saver.change({ title: 'One' });
    await passTime();
    saver.change({ title: 'Two' });
    await passTime();
    expect(calls).toHaveLength(1);
    calls[0]!.answer();
    await settle();
    expect(saver.getState().status).toBe('waiting');
    await passTime();
    expect(calls[1]!.change).toEqual({ title: 'Two' });
  });

  it('keeps what failed under what was typed since, and tries again by itself, ever slower', async () => {
    const { saver, calls, passTime, settle, waits } = arrange();
    saver.change({ title: 'One', message: 'Hello' });
    await passTime();
    calls[0]!.fail(new TypeError('Failed to fetch'));
    await settle();
    expect(saver.getState()).toMatchObject({ status: 'failed' });
    expect(waits()).toEqual([2000]);
    await passTime();
    calls[1]!.fail(new TypeError('Failed to fetch'));
    await settle();
    expect(waits()).toEqual([4000]);
    saver.change({ title: 'Two' });
    await passTime();
    expect(calls[2]!.change).toEqual({ title: 'Two', message: 'Hello' });
    calls[2]!.answer();
    await settle();
    expect(saver.getState()).toEqual({ status: 'saved' });
  });

  it('waits for the person after a refusal and keeps the values', async () => {
    const { saver, calls, passTime, settle, waits } = arrange();
    saver.change({ title: 'One' });
    await passTime();
    calls[0]!.fail(refused);
    await settle();
    expect(saver.getState()).toEqual({ status: 'failed', problem: refused });
    expect(waits()).toEqual([]);
    saver.change({ message: 'Hello' });
    await passTime();
    expect(calls[1]!.change).toEqual({ title: 'One', message: 'Hello' });
  });

  it('sends everything at once when asked to, also what comes while it sends', async () => {
    const { saver, calls, settle } = arrange();
    saver.change({ title: 'One' });
    let isDone = false;
    const flushed = saver.flush().then(() => (isDone = true));
    await settle();
    saver.change({ title: 'Two' });
    calls[0]!.answer();
    await settle();
    expect(isDone).toBe(false);
    expect(calls[1]!.change).toEqual({ title: 'Two' });
    calls[1]!.answer();
    await flushed;
    expect(saver.getState().status).toBe('saved');
  });

  it('says so when it cannot send everything', async () => {
    const { saver, calls, settle } = arrange();
    saver.change({ title: 'One' });
    const flushed = saver.flush();
    await settle();
    calls[0]!.fail(refused);
    await expect(flushed).rejects.toBe(refused);
  });

  it('waits for the person where it would overwrite what somebody else has changed', async () => {
    const { saver, calls, passTime, settle, waits } = arrange();
    saver.change({ title: 'Mine', message: 'Please' });
    await passTime();
    const clash = new DraftClash();
    calls[0]!.fail(clash);
    await settle();
    expect(saver.getState()).toEqual({ status: 'failed', problem: clash });
    saver.change({ quality: 'AES' });
    expect(waits()).toEqual([]);
    await expect(saver.flush()).rejects.toBe(clash);
    expect(calls).toHaveLength(1);
    const insisted = saver.insist();
    await settle();
    expect(calls[1]!.change).toEqual({ title: 'Mine', message: 'Please', quality: 'AES' });
    calls[1]!.answer();
    await insisted;
    expect(saver.getState()).toEqual({ status: 'saved' });
  });
});
