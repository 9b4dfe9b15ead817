import { expect, it } from 'vitest';
import { planReload } from './guard-chunks.ts';

const now = 1_795_250_000_000;

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
