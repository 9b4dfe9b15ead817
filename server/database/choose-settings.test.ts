import { describe, expect, it } from 'vitest';
import { chooseSettings, readMemoryLimit } from './choose-settings.ts';

const gb = 1024 ** 3;
const readMb = (text: string | undefined) => Number(/^(\d+)MB$/.exec(text!)![1]);

describe('the settings of the embedded database', () => {
  it.each([
    [1, '32MB', '512MB', '8MB'],
    [4, '64MB', '2048MB', '8MB'],
    [16, '256MB', '8192MB', '32MB'],
    [512, '512MB', '65536MB', '32MB'],
  ])('follow the memory: %i GB', (memory, buffers, cache, sorting) => {
    const settings = chooseSettings(memory * gb);
    expect([settings['shared_buffers'], settings['effective_cache_size'], settings['work_mem']]).toEqual([
      buffers,
      cache,
      sorting,
    ]);
  });

  it.each([1, 2, 4, 8, 64])('leave most of %i GB to others, also when thirty sessions sort', (memory) => {
    const settings = chooseSettings(memory * gb);
    const most = readMb(settings['shared_buffers']) + 30 * readMb(settings['work_mem']);
    expect(most).toBeLessThan((memory * 1024) / 3);
  });

  it('know what a container is given', () => {
    expect(readMemoryLimit()).toBeGreaterThan(64 * 1024 ** 2);
    expect(Number.isSafeInteger(readMemoryLimit())).toBe(true);
  });
});
