import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

describe('collectAtRest', () => {
  const collect = vi.fn<() => void>();
  let held = 200;
  let use = 0;
  let end: () => void;
  const pass = (looks: number) => vi.advanceTimersByTime(looks * 1000);
  beforeEach(() => {
    vi.useFakeTimers();
    collect.mockReset();
    collect.mockImplementation(() => (held = 210));
    [held, use] = [200, 0];
    end = collectAtRest({ everyMs: 1000, readUse: () => use, readMb: () => held, collect });
    pass(2);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('leaves a process alone that has not grown', () => {
    held = 240;
    pass(5);
    expect(collect).not.toHaveBeenCalled();
  });

  it('collects once what work has left, but not while there is work', () => {
    [held, use] = [300, 0.5];
    pass(3);
    expect(collect).not.toHaveBeenCalled();
    use = 0.01;
    pass(3);
    expect(collect).toHaveBeenCalledOnce();
  });

  it('does not collect again and again what stays', () => {
    collect.mockImplementation(() => undefined);
    held = 300;
    pass(5);
    expect(collect).toHaveBeenCalledOnce();
    held = 360;
    pass(5);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('asks V8 where the server is started: by the script and in the image', () => {
    for (const file of ['server/scripts/start.sh', 'deploy/Containerfile'])
      expect(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'), file).toMatch(/--expose-gc\b.* /);
  });
});
