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

const isFor = ({ roles }: (typeof screens)[number], role: string) =>
  roles !== 'all' && (roles as readonly string[]).includes(role);
/** Those of direct sign, and those that it leads to. */
const isOfVisits = (screen: (typeof screens)[number]) => Boolean(screen.isAfterVisit) || isFor(screen, 'nas');
const [pagesOfVisits, otherPages] = [true, false].map((wanted) =>
  screens
    .filter((screen) => screen.roles === 'all' || isFor(screen, 'unauthenticated'))
    .filter((screen) => isOfVisits(screen) === wanted)
    .map(({ path: address }) => address.replace('*', '/no/such/page').replaceAll(/:\w+/g, 'unknown')),
) as [string[], string[]];

/** Italian is for direct sign alone: whoever may come to have an account is spoken to in what an account speaks. */
const asked = {
  'en-GB': ['', 'en', 'en-US,en;q=0.9', 'rm, es;q=0.8', 'it', 'it-CH', 'it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7'],
  'de-CH': ['de', 'de-CH', 'de-AT,de;q=0.9,en;q=0.8', 'rm, it;q=0.8, de;q=0.7'],
  'fr-CH': ['fr', 'fr-FR', 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'IT, fr;q=0.5'],
};
const cases = Object.entries(asked).flatMap(([spoken, headers]) => headers.map((header) => [header, spoken] as const));

/** The language of a page and its own; what leads on to another one has none. */
async function read(page: string, header: string): Promise<string | null> {
  const headers = { accept: 'text/html', ...(header && { 'accept-language': header }) };
  const response = await app.request(page, { headers }, connection);
  const text = await response.text();
  return response.headers.has('location') ? null : (/<html[^>]* lang="([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80));
}

async function readAll(pages: readonly string[], header: string) {
  const found = await Promise.all(pages.map(async (page) => ({ page, language: await read(page, header) })));
  return found.filter(({ language }) => language !== null);
}

it.each(cases)(
  'speaks to a browser that asks for «%s» in %s where somebody may come to have an account',
  async (header, spoken) => {
    const drawn = await readAll(otherPages, header);
    expect(drawn.filter(({ language }) => language !== spoken)).toEqual([]);
    expect(drawn.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['/login', '/signup', '/business/signup', '/password-reset']),
    );
  },
);

it('speaks Italian on pages of direct sign, and where it leads to', async () => {
  const drawn = await readAll(pagesOfVisits, 'it-CH');
  expect(drawn.filter(({ language }) => language !== 'it')).toEqual([]);
  expect(drawn.map(({ page }) => page)).toEqual(expect.arrayContaining(['/verify', '/signed', '/no/such/page']));
});
