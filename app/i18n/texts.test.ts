import { beforeEach, expect, it, vi } from 'vitest';

let asked: string[];
let answers: (address: string) => Response;

/** As a document that was made for a screen has it. */
async function open(base: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { ...(base && { texts: base }) } } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers(address);
  });
  return import('./texts.ts');
}

beforeEach(() => {
  asked = [];
  answers = (address) => Response.json({ [address.replace(/.*\/|\.json$/g, '')]: [] });
  return () => vi.unstubAllGlobals();
});

it('takes the texts of a screen once, and those of what it opens behind it', async () => {
  const { awaitLaterTexts, takeTexts, texts } = await open('/assets/texts-abc/it');
  await Promise.all([takeTexts('root'), takeTexts('/view/:id/:userid')]);
  await takeTexts('/view/:id/:userid');
  await awaitLaterTexts();
  const names = ['root', 'view-id-userid', 'root.later', 'view-id-userid.later'];
  expect(asked).toEqual(names.map((name) => `/assets/texts-abc/it/${name}.json`));
  expect(Object.keys(texts)).toEqual(names);
});

it('asks for none of a layout, which are those of its screens', async () => {
  const { takeTexts } = await open('/assets/texts-abc/it');
  await takeTexts('layouts/main');
  expect(asked).toEqual([]);
});

it('is told that the texts of a screen are gone, and asks again for those of a dialog', async () => {
  const { awaitLaterTexts, takeTexts, texts } = await open('/assets/texts-abc/it');
  const there = answers;
  answers = () => new Response('Not found', { status: 404 });
  await expect(takeTexts('/login')).rejects.toThrow('/assets/texts-abc/it/login.json: 404');
  answers = (address) => (address.includes('later') ? new Response('', { status: 503 }) : there(address));
  await takeTexts('/login');
  await expect(awaitLaterTexts()).rejects.toThrow('503');
  answers = there;
  await awaitLaterTexts();
  expect(Object.keys(texts)).toEqual(['login', 'login.later']);
});

it('asks for nothing where all texts are there', async () => {
  const { awaitLaterTexts, takeTexts } = await open(undefined);
  await takeTexts('/login');
  await awaitLaterTexts();
  expect(asked).toEqual([]);
});

it('lets a refusal wait for its words, and not for ever', async () => {
  const { awaitRefusalTexts, takeTexts, texts } = await open('/assets/texts-abc/it');
  const there = answers;
  const arrival = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('later')) await arrival.promise;
    return there(address);
  });
  await takeTexts('/login');
  vi.useFakeTimers();
  try {
    const told = vi.fn();
    const waiting = awaitRefusalTexts().then(told);
    await vi.advanceTimersByTimeAsync(2900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await waiting;
    expect(Object.keys(texts)).toEqual(['login']);
    const again = awaitRefusalTexts();
    arrival.resolve();
    await again;
    expect(Object.keys(texts)).toEqual(['login', 'login.later']);
  } finally {
    vi.useRealTimers();
  }
});
