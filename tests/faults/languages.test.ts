import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '@sigillum/app/screens.ts';
import type { Services } from '@sigillum/server/services.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';

/** Every page that needs no account, asked for by a browser that speaks one language or several: no cookie, nothing in the address. */
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.resolve(root, process.env['SIGILLUM_BUNDLE'] ?? 'app/build/server/app.js');

type App = { request(path: string, init: RequestInit, connection: object): Promise<Response> };
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 40_000, remoteFamily: 'IPv4' } } };
const { createApp } = (await import(pathToFileURL(bundle).href)) as { createApp(services: Services): App };

let world: TestServices;
let app: App;
beforeAll(async () => {
  world = await createTestServices();
  // There is a contact form where somebody takes it.
  world.services.forms = { hasNews: false, submit: async () => undefined };
  app = createApp(world.services);
});
afterAll(() => world.close());

const isPublic = ({ roles }: (typeof screens)[number]) =>
  roles === 'all' || (roles as readonly string[]).includes('unauthenticated');
const pages = screens
  .filter(isPublic)
  .map((screen) => screen.path.replace('*', '/no/such/page').replaceAll(/:\w+/g, 'unknown'));

const asked = {
  'en-GB': ['', 'en', 'en-US,en;q=0.9', 'rm, es;q=0.8', 'it;q=0'],
  'de-CH': ['de', 'de-CH', 'de-AT,de;q=0.9,en;q=0.8', 'rm, de;q=0.7, it;q=0.3'],
  'fr-CH': ['fr', 'fr-FR', 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5'],
  it: ['it', 'it-CH', 'IT', 'it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7'],
};
const cases = Object.entries(asked).flatMap(([spoken, headers]) => headers.map((header) => [header, spoken] as const));

/** The language of a page and its own; what leads on to another one has none. */
async function read(page: string, header: string): Promise<string | null> {
  const headers = { accept: 'text/html', ...(header && { 'accept-language': header }) };
  const response = await app.request(page, { headers }, connection);
  const text = await response.text();
  return response.headers.has('location') ? null : (/<html[^>]* lang="([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80));
}

it.each(cases)(
  'speaks to a browser that asks for «%s» in %s on every page that is open to all',
  async (header, spoken) => {
    const found = await Promise.all(pages.map(async (page) => [page, await read(page, header)] as const));
    const drawn = found.filter(([, language]) => language !== null);
    expect(drawn.filter(([, language]) => language !== spoken)).toEqual([]);
    expect(drawn.map(([page]) => page)).toEqual(
      expect.arrayContaining(['/login', '/signup', '/business/signup', '/password-reset', '/verify', '/no/such/page']),
    );
  },
);
