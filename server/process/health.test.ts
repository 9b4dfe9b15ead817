import { describe, expect, it } from 'vitest';
import { answerHealth, checkReadiness } from './health.ts';

const well = () => Promise.resolve();
const ask = (path: string, readiness = { isReady: true, checks: {} }, method = 'GET') =>
  answerHealth(new Request(`http://localhost${path}`, { method }), () => Promise.resolve(readiness));

describe('health', () => {
  it('is ready when every part is', async () => {
    const readiness = await checkReadiness({ database: well, files: well }, () => undefined);
    expect(readiness).toEqual({ isReady: true, checks: { database: 'ok', files: 'ok' } });
  });

  it('names the part that fails and tells the log why, but not the caller', async () => {
    const failures: unknown[] = [];
    const broken = () => Promise.reject(new Error('password wrong'));
    const readiness = await checkReadiness({ database: broken, files: well }, (name, error) =>
      failures.push(name, error),
    );
    expect(readiness).toEqual({ isReady: false, checks: { database: 'failed', files: 'ok' } });
    expect(failures).toEqual(['database', new Error('password wrong')]);
  });

  it('counts a part that does not answer as failed', async () => {
    const silent = () => new Promise(() => undefined);
    const readiness = await checkReadiness({ database: silent }, () => undefined, 10);
    expect(readiness.checks).toEqual({ database: 'failed' });
  });

  it('passes on the words, notices and days of a check that knows more, but its sentence only to the log', async () => {
    const messages: string[] = [];
    const bad = { state: 'clock_behind', isWell: false, message: 'The clock says 1999', notices: [] };
    const good = { state: 'ok', isWell: true, notices: ['renew_authority'], daysLeft: { root: 7000 } };
    const readiness = await checkReadiness(
      { clock: () => Promise.resolve(bad), certificates: () => Promise.resolve(good) },
      (_, error) => messages.push((error as Error).message),
    );
    expect(readiness).toEqual({
      isReady: false,
      checks: { clock: 'clock_behind', certificates: 'ok' },
      notices: { certificates: ['renew_authority'] },
      daysLeft: { certificates: { root: 7000 } },
    });
    expect(messages).toEqual(['The clock says 1999']);
  });

  it('answers /livez always and /readyz by readiness', async () => {
    const failed = { isReady: false, checks: { database: 'failed' } };
    expect((await ask('/livez', failed))?.status).toBe(200);
    expect((await ask('/readyz'))?.status).toBe(200);
    const refused = await ask('/readyz', failed);
    expect([refused?.status, refused?.headers.get('retry-after'), await refused?.json()]).toEqual([503, '5', failed]);
    expect((await ask('/readyz', failed, 'POST'))?.status).toBe(405);
    expect(await ask('/dashboard')).toBeUndefined();
  });
});
