import { expect, it } from 'vitest';
import { openTour } from './open-tour.ts';

const script = { token: 'NX-1', scriptUrl: 'https://js.userpilot.io/sdk/latest.js', integrity: 'sha384-a' };
const person = { username: 'u-1', email: 'nora@example.ch' };

/** As much of a page as the tour needs; `arrive` is what happens when the script has come. */
function openPage() {
  const calls: unknown[][] = [];
  const note =
    (method: string) =>
    (...values: unknown[]) =>
      void calls.push([method, ...values]);
  const listeners: (() => void)[] = [];
  const element = Object.assign({} as HTMLScriptElement, {
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    remove: note('remove'),
  });
  const page = {
    document: { createElement: () => element, head: { append: note('append') } } as unknown as Document,
    location: { origin: 'https://sign.example.ch', pathname: '/dashboard', search: '?q=rent' } as Location,
  };
  const arrive = async () => {
    const methods = ['identify', 'anonymous', 'reload', 'destroy'];
    Object.assign(page, { userpilot: Object.fromEntries(methods.map((name) => [name, note(name)])) });
    for (const listener of listeners) listener();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { page, calls, element, arrive };
}

it('tells who is here once the script has come, the path of pages without their query, and ends for good', async () => {
  const { page, calls, element, arrive } = openPage();
  const tour = openTour(page, { script, person, nonce: 'abc' });
  expect(element).toMatchObject({
    src: script.scriptUrl,
    integrity: 'sha384-a',
    crossOrigin: 'anonymous',
    nonce: 'abc',
  });
  expect(page).toMatchObject({ userpilotSettings: { token: 'NX-1', nonce: 'abc' } });
  tour.follow();
  await arrive();
  tour.follow();
  tour.close();
  expect(calls.slice(1)).toEqual([
    ['identify', 'u-1', person],
    ['reload', 'https://sign.example.ch/dashboard'],
    ['destroy'],
    ['remove'],
  ]);
  expect(page).not.toHaveProperty('userpilotSettings');
});

it('knows nobody by name who has no id', async () => {
  const { page, calls, arrive } = openPage();
  openTour(page, { script, person: { email: 'nora@example.ch' }, nonce: '' });
  await arrive();
  expect(calls.slice(1)).toEqual([['anonymous']]);
});

it('says nothing to a script that comes after its end', async () => {
  const { page, calls, arrive } = openPage();
  openTour(page, { script, person, nonce: '' }).close();
  await arrive();
  expect(calls.slice(1)).toEqual([['remove']]);
});
