import { beforeEach, describe, expect, it } from 'vitest';
import { SnackbarQueue } from './snackbar-queue.ts';

let now: number;
let pending: Map<number, { at: number; callback: () => void }>;
let queue: SnackbarQueue;

function advance(ms: number) {
  now += ms;
  for (const [timer, { at, callback }] of [...pending]) {
    if (at > now) continue;
    pending.delete(timer);
    callback();
  }
}

function listMessages() {
  return queue.getSnapshot().map((entry) => entry.message);
}

beforeEach(() => {
  now = 0;
  pending = new Map();
  let lastTimer = 0;
  queue = new SnackbarQueue({
    now: () => now,
    setTimeout: (callback, delayMs) => {
      pending.set((lastTimer += 1), { at: now + delayMs, callback });
      return lastTimer;
    },
    clearTimeout: (timer: number) => pending.delete(timer),
  });
});

describe('SnackbarQueue', () => {
  it('keeps a snackbar for 3000 ms and not longer', () => {
    queue.add({ message: 'Saved' });
    advance(2999);
    expect(listMessages()).toEqual(['Saved']);
    advance(1);
    expect(listMessages()).toEqual([]);
  });

  it('takes another duration when told so', () => {
    queue.add({ message: 'Long', durationMs: 8000 });
    advance(7999);
    expect(listMessages()).toEqual(['Long']);
    advance(1);
    expect(listMessages()).toEqual([]);
  });

  it('never takes away what is indefinite, with an action or without', () => {
    queue.add({ message: 'Offline', isIndefinite: true });
    queue.add({ message: 'Deleted', isIndefinite: true, action: { text: 'Undo', onAction: () => {} } });
    advance(1e9);
    expect(listMessages()).toEqual(['Offline', 'Deleted']);
  });

  it('takes away in its time what offers an action, and waits while the person is at it', () => {
    queue.add({ message: 'Deleted', action: { text: 'Undo', onAction: () => {} } });
    queue.add({ message: 'Removed', durationMs: 8000, action: { text: 'Undo', onAction: () => {} } });
    queue.pause();
    advance(60_000);
    queue.resume();
    advance(3000);
    expect(listMessages()).toEqual(['Removed']);
    advance(5000);
    expect(listMessages()).toEqual([]);
  });

  it('continues with the remaining time after a pause', () => {
    queue.add({ message: 'Saved' });
    advance(2000);
    queue.pause();
    advance(60_000);
    queue.resume();
    advance(999);
    expect(listMessages()).toEqual(['Saved']);
    advance(1);
    expect(listMessages()).toEqual([]);
  });

  it('runs again only when every pause has ended', () => {
    queue.add({ message: 'Saved' });
    queue.pause();
    queue.pause();
    queue.resume();
    advance(10_000);
    expect(listMessages()).toEqual(['Saved']);
    queue.resume();
    advance(3000);
    expect(listMessages()).toEqual([]);
  });

  it('holds what is added during a pause', () => {
    queue.pause();
    queue.add({ message: 'Saved' });
    advance(10_000);
    expect(listMessages()).toEqual(['Saved']);
    queue.resume();
    advance(3000);
    expect(listMessages()).toEqual([]);
  });

  it('closes the one that is asked for, once, and tells its subscribers', () => {
    let changeCount = 0;
    const unsubscribe = queue.subscribe(() => (changeCount += 1));
    const first = queue.add({ message: 'First' });
    queue.add({ message: 'Second' });
    queue.close(first);
    queue.close(first);
    expect(listMessages()).toEqual(['Second']);
    expect(changeCount).toBe(3);
    unsubscribe();
    queue.add({ message: 'Third' });
    expect(changeCount).toBe(3);
  });

  it('hands out the same snapshot until something changes', () => {
    queue.add({ message: 'Saved' });
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
  });
});
