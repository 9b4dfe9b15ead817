import { expect, it } from 'vitest';
import { type ChunkSource, loadRouteModule } from './load-route-module.ts';
import { ConnectionLost } from './page-calls.ts';

const entry = { id: '/profile', module: '/assets/profile-abc.js' };
const gone = new TypeError('Failed to fetch dynamically imported module');

function offer(changes: Partial<ChunkSource>) {
  const calls: string[] = [];
  const source: ChunkSource = {
    load: async (address) => {
      calls.push(address);
      return { default: 'screen' };
    },
    takeTexts: async (id) => void calls.push(id),
    isServerThere: async () => true,
    reload: () => {
      calls.push('reload');
      return true;
    },
    ...changes,
  };
  return { source, calls };
}

const fail = () => Promise.reject(gone);

/** What the screen throws when it is shown. */
async function render(source: ChunkSource): Promise<unknown> {
  const screen = (await loadRouteModule(entry, {}, source)) as { default: () => void };
  try {
    return screen.default();
  } catch (error) {
    return error;
  }
}

it('loads a screen once and keeps it', async () => {
  const { source, calls } = offer({});
  const cache = {};
  await loadRouteModule(entry, cache, source);
  expect(await loadRouteModule(entry, cache, source)).toEqual({ default: 'screen' });
  expect(calls).toEqual(['/assets/profile-abc.js', '/profile']);
});

it('loads the document when the chunk is gone, and shows nothing else meanwhile', async () => {
  const { source, calls } = offer({ load: fail });
  const outcome = await Promise.race([
    loadRouteModule(entry, {}, source),
    new Promise((resolve) => setImmediate(() => resolve('still waiting'))),
  ]);
  expect([outcome, calls]).toEqual(['still waiting', ['/profile', 'reload']]);
});

it('shows the error when the document was loaded for that a moment ago', async () => {
  const { source } = offer({ load: fail, reload: () => false });
  expect(await render(source)).toBe(gone);
});

it('shows a lost connection where the server does not answer, and loads nothing', async () => {
  const { source, calls } = offer({ load: fail, isServerThere: async () => false });
  expect(await render(source)).toBeInstanceOf(ConnectionLost);
  expect(calls).toEqual(['/profile']);
});

it('loads the document when the texts of a screen are gone', async () => {
  const { source, calls } = offer({ takeTexts: fail, reload: () => calls.push('reload') > 0 });
  const outcome = await Promise.race([
    loadRouteModule(entry, {}, source),
    new Promise((resolve) => setImmediate(() => resolve('still waiting'))),
  ]);
  expect([outcome, calls]).toEqual(['still waiting', ['/assets/profile-abc.js', 'reload']]);
});
