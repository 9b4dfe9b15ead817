import type { Page, Route } from '@playwright/test';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

// With all motion (decision 091).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const settingsChunk = /\/assets\/settings-[\w-]+\.js/;
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** The documents that the page loads, with their addresses. */
function watchDocuments(page: Page): URL[] {
  const documents: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()));
  });
  return documents;
}

for (const [what, file] of [
  ['chunk', settingsChunk],
  ['texts', /\/assets\/texts-[\w-]+\/en-gb\/profile-settings\.json$/],
] as const)
  test(`a screen whose ${what} went with a deployment is loaded as a document, with a parameter that passes every cache`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    expectComplaint(/404/);
    await enterAs(page, await signUp(url));
    await page.goto('/profile');
    await waitUntilAlive(page);
    const documents = watchDocuments(page);
    await page.route(file, gone, { times: 1 });
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/profile\/settings\?force-reload=\d+$/);
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.map(({ pathname }) => pathname)).toEqual(['/profile/settings']);
    await page.goBack();
    await expect(page).toHaveURL(/\/profile$/);
  });

test('what a dialog says is asked for again where it did not come with the page', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  await enterAs(page, await signUp(url));
  const asked: string[] = [];
  await page.route(/\/assets\/texts-[\w-]+\/en-gb\/profile\.later\.json$/, async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? gone(route) : route.continue());
  });
  await page.goto('/profile');
  await waitUntilAlive(page);
  await expect.poll(() => asked.length).toBe(1);
  const documents = watchDocuments(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect([asked.length, documents]).toEqual([2, []]);
});

test('a chunk that stays away reloads once within ten seconds, and then the error page says so', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/404|dynamically imported module/);
  await enterAs(page, await signUp(url));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.evaluate(() => sessionStorage.setItem('force-reload', String(Date.now())));
  const documents = watchDocuments(page);
  await page.route(settingsChunk, gone);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(documents).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('force-reload', String(Date.now() - 10_001)));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/force-reload=\d+$/);
  await page.waitForLoadState('networkidle');
  expect(documents.map(({ pathname }) => pathname)).toEqual(['/profile', '/profile/settings']);
});

test('a dialog whose chunk is gone reloads its page once', async ({ page, url, expectComplaint }) => {
  expectComplaint(/404/);
  await enterAs(page, await signUp(url));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.route(/\/assets\/delete-account-dialog-[\w-]+\.js/, gone, { times: 1 });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/profile\?force-reload=\d+$/);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that is opened while the server is away for a moment comes by itself', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/503|ERR_CONNECTION_REFUSED/);
  await enterAs(page, await signUp(url));
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  const asked: number[] = [];
  await page.route(/\/dashboard\.data/, (route) => {
    asked.push(performance.now());
    if (asked.length === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
    if (asked.length < 4) return route.abort('connectionrefused');
    return route.continue();
  });
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/tab=drafts/);
  const pauses = asked.slice(1).map((at, index) => at - asked[index]!);
  expect(pauses).toHaveLength(3);
  expect(pauses[0]).toBeGreaterThan(990);
  expect(pauses[1]).toBeGreaterThan(190);
  expect(pauses[2]).toBeGreaterThan(390);
});

test('a server that asks for ten minutes is waited for in sight; one may leave, try at once, or let it come by itself', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await page.clock.install();
  await enterAs(page, await signUp(url));
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  const away = () =>
    page.route(/\/dashboard\.data/, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '600' } }));
  const leave = async () => {
    await away();
    await page.getByRole('link', { name: 'Drafts' }).click();
    await expect(page.getByRole('heading', { name: 'We cannot reach the service' })).toBeVisible();
    await page.unroute(/\/dashboard\.data/);
  };
  await leave();
  await expect(page.getByText(/about 10 minutes of patience/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/Next try in (10:00|9:5\d)/);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('timer')).toHaveText(/Next try in 8:\d\d/);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/tab=drafts/);
  await expect(page.getByRole('timer')).toHaveCount(0);

  await page.goto('/dashboard?tab=inbox');
  await waitUntilAlive(page);
  await leave();
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page).toHaveURL(/tab=drafts/);

  await page.goto('/dashboard?tab=inbox');
  await waitUntilAlive(page);
  await leave();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=inbox/);
});

test('without cookies nobody can be logged in: the page says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/login');
  await expect(page).toHaveURL(/\/cookiesblocked$/);
  await expect(page.getByRole('heading', { name: 'Please allow cookies' })).toBeVisible();
  await expectGoodScreen(page);
});

for (const [lang, tag, titles] of inOneLanguage('de', [
  ['en', 'en-GB', ['Something went wrong on our side', 'Back in a moment', 'Please allow cookies', 'Page not found']],
  [
    'de',
    'de-CH',
    ['Bei uns ist etwas schiefgegangen', 'Gleich wieder da', 'Bitte erlauben Sie Cookies', 'Seite nicht gefunden'],
  ],
  [
    'fr',
    'fr-CH',
    [
      'Un problème est survenu de notre côté',
      'De retour dans un instant',
      'Veuillez autoriser les cookies',
      'Page introuvable',
    ],
  ],
])) {
  test.describe(`in ${lang}, on a phone`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test('the pages for trouble say what happened and lead on', async ({ page, expectComplaint }) => {
      expectComplaint(/404/);
      const addresses = ['/sorry', '/maintenance', '/cookiesblocked', '/no/such/page'];
      for (const [index, address] of addresses.entries()) {
        await page.goto(`${address}?lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index]!);
        await expect(page).toHaveTitle(`${titles[index]} · Sigillum`);
        await expectGoodScreen(page);
      }
      await expect(page.getByText('/no/such/page')).toBeVisible();
    });
  });
}

test('Italian cannot be picked outside direct sign', async ({ page }) => {
  for (const address of ['/login', '/signup', '/verify', '/password-reset/mail-sent']) {
    await page.goto(`${address}?lang=it`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('link', { name: 'Italiano' })).toHaveCount(0);
  }
});

test('a test system says so on every page, until somebody hides it for good', async ({
  page,
  expectComplaint,
  testSystem: server,
}) => {
  expectComplaint(/status of 404 .*no\/such\/page/);
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/login?lang=de`);
  const note = page.getByRole('complementary', { name: 'Testsystem' });
  await expect(note).toBeVisible();
  await expectGoodScreen(page);
  for (const path of ['/login', '/verify', '/no/such/page'])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${server.url}${path}`);
      const strip = await note.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      // A strip of its own above everything else: on a phone of two lines, else of one. It lies over nothing.
      expect(strip!.y + strip!.height).toBeLessThanOrEqual(header!.y);
      expect(strip!.height).toBeLessThanOrEqual(width === 360 ? 56 : 40);
    }
  await page.goto(`${server.url}/verify`);
  await note.getByRole('button', { name: 'Diesen Hinweis ausblenden' }).click();
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hide-staging-alert'))).not.toBeNull();
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
  // Not even for a moment: nothing moves.
  await expect(page.locator('html')).toHaveAttribute('data-test-note', 'hidden');
  await waitUntilAlive(page);
  await expect(note).toBeHidden();
});
