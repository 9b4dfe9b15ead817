import { beforeEach, describe, expect, it } from 'vitest';
import { forgiveLate } from './forgive-late.ts';
import { checkReadiness, type HealthCheck } from './health.ts';

let uptime: number;
let asked: PromiseWithResolvers<unknown>[];
let check: HealthCheck;

beforeEach(() => {
  uptime = 0;
  asked = [];
  const part = () => {
    asked.push(Promise.withResolvers());
    return asked.at(-1)!.promise;
  };
  check = forgiveLate(part, { limitMs: 5, patienceMs: 15_000, readUptime: () => uptime });
});

/** What /readyz says of the part. */
const read = () => checkReadiness({ trust: check }, () => undefined, 50);
const answerNow = async (): Promise<void> => {
  const answer = read();
  asked.at(-1)!.resolve(undefined);
  expect(await answer).toEqual({ isReady: true, checks: { trust: 'ok' } });
};

describe('a part that answers late', () => {
  it('is not missed as long as it has answered not long ago, and says so', async () => {
    await answerNow();
    uptime = 14_000;
    expect(await read()).toEqual({ isReady: true, checks: { trust: 'ok' }, notices: { trust: ['late'] } });
  });

  it('is missed when it has been silent for long, and when it has never answered', async () => {
    expect((await read()).checks).toEqual({ trust: 'failed' });
    asked.at(-1)!.resolve(undefined);
    await answerNow();
    uptime = 15_000;
    expect(await read()).toEqual({ isReady: false, checks: { trust: 'failed' } });
  });

  it('is asked once, however many want to know, and again when that answer never comes', async () => {
    await answerNow();
    await Promise.all([read(), read(), read()]);
    expect(asked).toHaveLength(2);
    uptime = 15_000;
    await answerNow();
    expect(asked).toHaveLength(3);
  });

  it('is missed at once when it fails, also late', async () => {
    await answerNow();
    expect((await read()).isReady).toBe(true);
    asked.at(-1)!.reject(new Error('no key'));
    const answer = read();
    expect((await answer).checks).toEqual({ trust: 'failed' });
  });

  it('passes on what the check knows', async () => {
    const finding = { state: 'clock_behind', isWell: false, notices: [], message: 'The clock says 1999' };
    const { checks } = await checkReadiness({ clock: forgiveLate(() => Promise.resolve(finding)) }, () => undefined);
    expect(checks).toEqual({ clock: 'clock_behind' });
  });
});
