import { expect, it } from 'vitest';
import { awaitChunk, planReload, reloadOnce } from './guard-chunks.ts';

const now = 1_795_250_000_000;

function openWindow(href: string, { isOnline = true, canKeep = true, begun = 0 } = {}) {
  const kept = new Map<string, string>();
  const loads: string[] = [];
  const window = {
    location: {
      href,
      assign: (target: string | URL) => void loads.push(`assign ${target}`),
      replace: (target: string | URL) => void loads.push(`replace ${target}`),
    },
    navigator: { onLine: isOnline },
    performance: { timeOrigin: begun },
    get sessionStorage() {
      if (!canKeep) throw new Error('SecurityError');
      return {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
      };
    },
  };
  return { window, loads };
}

it('reloads with a parameter that passes every cache and keeps the rest of the address', () => {
  expect(planReload('https://sign.example.ch/dashboard?tab=inbox#top', now)).toBe(
    `https://sign.example.ch/dashboard?tab=inbox&force-reload=${now}#top`,
  );
});

it('does not reload again within ten seconds', () => {
  const once = planReload('https://sign.example.ch/', now)!;
  expect(planReload(once, now + 9_999)).toBeUndefined();
  expect(planReload(once, now + 10_000)).toBe(`https://sign.example.ch/?force-reload=${now + 10_000}`);
});

it('does not reload a document again that a reload has brought and a slow line has not made alive', () => {
  const once = planReload('https://sign.example.ch/', now)!;
  const begun = now + 40;
  expect(planReload(once, now + 60_000, { begun })).toBeUndefined();
  expect(planReload(once, now + 60_000, { begun, alive: now + 55_000 })).toBeUndefined();
  expect(planReload(once, now + 60_000, { begun, alive: now + 50_000 })).toContain(`=${now + 60_000}`);
  const { window, loads } = openWindow(once, { begun });
  expect([reloadOnce(window, undefined, now + 60_000), loads]).toEqual([false, []]);
});

it('remembers the reload where a redirect takes the parameter away', () => {
  const { window, loads } = openWindow('https://sign.example.ch/dashboard');
  expect(reloadOnce(window, undefined, now)).toBe(true);
  expect(reloadOnce(window, undefined, now + 9_999)).toBe(false);
  expect(reloadOnce(window, undefined, now + 10_000)).toBe(true);
  expect(loads).toEqual([
    `replace https://sign.example.ch/dashboard?force-reload=${now}`,
    `replace https://sign.example.ch/dashboard?force-reload=${now + 10_000}`,
  ]);
});

it('reloads where the last reload lies ahead, because the clock was set back', () => {
  const ahead = planReload('https://sign.example.ch/', now + 86_400_000)!;
  expect(planReload(ahead, now, { last: now + 86_400_000 })).toBe(`https://sign.example.ch/?force-reload=${now}`);
});

it('leaves the shown page in the history when another one is being opened', () => {
  const { window, loads } = openWindow('https://sign.example.ch/dashboard');
  reloadOnce(window, 'https://sign.example.ch/profile', now);
  expect(loads).toEqual([`assign https://sign.example.ch/profile?force-reload=${now}`]);
});

it('goes by the address alone in a browser that keeps nothing', () => {
  const { window, loads } = openWindow('https://sign.example.ch/', { canKeep: false });
  expect(reloadOnce(window, undefined, now)).toBe(true);
  const again = openWindow(loads[0]!.replace('replace ', ''), { canKeep: false });
  expect(reloadOnce(again.window, undefined, now + 5000)).toBe(false);
});

it('never leaves a page while the browser is offline', () => {
  const { window, loads } = openWindow('https://sign.example.ch/', { isOnline: false });
  expect([reloadOnce(window, undefined, now), loads]).toEqual([false, []]);
});

it('waits with a chunk for which the page is loaded anew, and hands on every other', async () => {
  const wait = () => new Promise((resolve) => setImmediate(() => resolve('still waiting')));
  expect(await Promise.race([awaitChunk(async () => undefined)(), wait()])).toBe('still waiting');
  expect(await awaitChunk(async () => ({ default: 'dialog' }))()).toEqual({ default: 'dialog' });
});
