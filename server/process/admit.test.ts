import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admit.ts';

describe('createAdmission', () => {
  let use = 1;
  let admit: ReturnType<typeof createAdmission>;
  let begun: string[];
  let ends: Map<string, () => void>;
  const ask = (name: string) =>
    admit(async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const askAll = (...names: string[]) => names.map(ask);
  const pass = (looks: number) => vi.advanceTimersByTimeAsync(looks * 10);
  beforeEach(() => {
    vi.useFakeTimers();
    [use, begun, ends] = [1, [], new Map()];
    admit = createAdmission({ atOnce: 2, everyMs: 10, readUse: () => use });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins a few at once, and the others in the order in which they came, however busy the thread is', async () => {
    const asked = askAll('a', 'b', 'c', 'd');
    await pass(5);
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')!();
    await pass(5);
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('a')!();
    await pass(1);
    ends.get('c')!();
    ends.get('d')!();
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets nobody go first who came later', async () => {
    const asked = askAll('a', 'b', 'c');
    ends.get('a')!();
    asked.push(ask('late'));
    await pass(1);
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['b', 'c']) ends.get(name)!();
    await pass(1);
    ends.get('late')!();
    expect(await Promise.all(asked)).toHaveLength(4);
  });

  it('begins one more at each look at which the thread has time left, and none beyond them when it has not', async () => {
    const asked = askAll('a', 'b', 'c', 'd', 'e');
    use = 0.5;
    await pass(2);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    use = 0.9;
    await pass(5);
    ends.get('a')!();
    ends.get('b')!();
    await pass(5);
    expect(begun).not.toContain('e');
    ends.get('c')!();
    await pass(0);
    expect(begun).toContain('e');
    expect(vi.getTimerCount()).toBe(0);
    for (const name of ['d', 'e']) ends.get(name)!();
    expect(await Promise.all(asked)).toHaveLength(5);
  });

  it('goes on after work that failed', async () => {
    const failing = ['a', 'b'].map(async (name) => admit(() => Promise.reject(new Error(name))).catch(String));
    const last = ask('c');
    expect(await Promise.all(failing)).toEqual(['Error: a', 'Error: b']);
    await pass(0);
    ends.get('c')!();
    expect(await last).toBe('c');
  });
});
