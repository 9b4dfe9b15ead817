import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArmed } from './failpoints.ts';

const test = { SIGILLUM_ENVIRONMENT: 'test' };

/** Passes `after-sign` three times in a process of its own, and tells how it ended and what it wrote. */
function pass(env: Record<string, string>) {
  const module = path.join(import.meta.dirname, 'failpoints.ts');
  const program = `import { passFailPoint } from ${JSON.stringify(module)};
    for (const time of [1, 2, 3]) { process.stdout.write(String(time)); await passFailPoint('after-sign'); }`;
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SIGILLUM_ENVIRONMENT: '', SIGILLUM_FAILPOINT: '', ...env },
    encoding: 'utf8',
  });
  return { signal, stdout };
}

describe('a failpoint', () => {
  it('is armed only in an environment that is said to be a test', () => {
    const SIGILLUM_FAILPOINT = 'after-sign';
    expect(readArmed({ SIGILLUM_FAILPOINT })).toBeUndefined();
    expect(readArmed({ SIGILLUM_FAILPOINT, SIGILLUM_ENVIRONMENT: 'production' })).toBeUndefined();
    expect(readArmed({ SIGILLUM_FAILPOINT, ...test })).toEqual({ point: 'after-sign', passes: 0 });
  });

  it('that does not exist stops the start', () => {
    expect(() => readArmed({ SIGILLUM_FAILPOINT: 'after-lunch', ...test })).toThrow(RangeError);
  });

  it('kills at the time that was named, and at no other point', () => {
    expect(pass({ ...test, SIGILLUM_FAILPOINT: 'after-sign:2' })).toEqual({ signal: 'SIGKILL', stdout: '12' });
    expect(pass({ ...test, SIGILLUM_FAILPOINT: 'after-embed' })).toEqual({ signal: null, stdout: '123' });
    expect(pass({ SIGILLUM_FAILPOINT: 'after-sign' })).toEqual({ signal: null, stdout: '123' });
  });
});
