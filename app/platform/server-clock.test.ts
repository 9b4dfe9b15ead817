import { expect, it, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';

/** A machine whose clock is `wrong` milliseconds off, and a server that answers after `travel` milliseconds. */
function stage(wrong: number, travel = 40) {
  let real = Date.parse('2026-11-21T08:00:00.000Z');
  const clock = new ServerClock(() => real + wrong);
  const call = vi.fn<() => Promise<{ datetime: string }>>(async () => {
    real += travel / 2;
    const datetime = new Date(real).toISOString();
    real += travel / 2;
    return { datetime };
  });
  const client = { call } as never;
  return { clock, call, sync: () => clock.sync(client), pass: (ms: number) => (real += ms), getReal: () => real };
}

it('tells the server’s time on a machine whose clock is wrong', async () => {
  const { clock, sync, pass, getReal } = stage(3 * 60 * 60 * 1000);
  await sync();
  expect(clock.read()).toBe(getReal());
  pass(90_000);
  expect(clock.read()).toBe(getReal());
});

it('leaves a clock alone that is right but for the way of the answer', async () => {
  const { clock, sync, getReal } = stage(0, 600);
  await sync();
  expect(clock.read()).toBe(getReal());
});

it('asks once within two seconds, and once for all who ask at the same moment', async () => {
  const { call, sync, pass } = stage(5000);
  await Promise.all([sync(), sync()]);
  expect(call).toHaveBeenCalledOnce();
  pass(1_900);
  await sync();
  expect(call).toHaveBeenCalledOnce();
  pass(200);
  await sync();
  expect(call).toHaveBeenCalledTimes(2);
});

it('keeps what it knows when nobody answers', async () => {
  const { clock, call, sync, pass, getReal } = stage(7_000);
  await sync();
  pass(5_000);
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sync();
  expect(clock.read()).toBe(getReal());
});
