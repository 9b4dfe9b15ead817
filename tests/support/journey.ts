import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test';
import type { Person } from './people.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** The rules of WCAG 2.2 AA and axe's good practice, target size included. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Journey {
  /** Where the product runs, without a slash at its end. */
  url: string;
  /** What a browser may complain about in this journey, such as the status of an answer that is being provoked. */
  expectComplaint: (complaint: RegExp) => void;
  /** Another browser of its own: nobody is logged in there. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Shared {
  /**
   * A test system, which the journeys of a worker share from the first that asks for it: there an identification desk asks people, a page
   * stands for everybody's phone and wallet, and what they sign is a demonstration.
   */
  testSystem: ServerProcess;
}

interface Watch {
  complaints: { watch: (context: BrowserContext) => Promise<void>; allow: (complaint: RegExp) => void };
}

/** Runs in every page: what the content security policy forbids is not always told in the console. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Forbidden by the policy: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

/** A journey through the product. It fails when the browser's console shows an error that nobody expected, or a page breaks its own policy. */
export const test = base.extend<Journey & Watch, Shared>({
  testSystem: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-test-system-'));
      // As on the server of all journeys, people may say from where they come.
      const env = { SIGILLUM_ENVIRONMENT: 'test', TRUSTED_PROXY: '127.0.0.0/8,::1' };
      const server = await startServerProcess({ dataDir, env });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  url: async ({}, use) => use(process.env['SIGILLUM_URL']!),
  baseURL: async ({ url }, use) => use(url),

  complaints: async ({}, use) => {
    const seen: string[] = [];
    const allowed: RegExp[] = [];
    await use({
      allow: (complaint) => allowed.push(complaint),
      async watch(context) {
        await context.addInitScript(tellViolations);
        context.on('console', (message) => {
          if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
        });
        context.on('weberror', (error) => seen.push(String(error.error())));
      },
    });
    expect(
      seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
      'errors in the console',
    ).toEqual([]);
  },
  expectComplaint: async ({ complaints }, use) => use(complaints.allow),

  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    await use(context);
  },
  openBrowser: async ({ browser, complaints, url }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        timezoneId: 'Europe/Zurich',
        ...options,
      });
      opened.push(context);
      await complaints.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

/** Puts a person's login into a browser, as the login page does. */
export async function enterAs(page: Page, person: Pick<Person, 'token'>): Promise<void> {
  const url = process.env['SIGILLUM_URL']!;
  await page
    .context()
    .addCookies([{ name: 'sigillum_session', value: person.token, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Ends a server of one's own. An open page asks for more of itself whenever it likes, and would find nobody: it is left first. */
export async function stopUnder(page: Page, server: { stop(): Promise<unknown> }): Promise<void> {
  await page.goto('about:blank');
  await server.stop();
}

/** Its small form. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const devtools = new WeakMap<Page, Promise<CDPSession>>();

/** Reads axe into a page by the browser's debugger: 92 ms in a tab's first document and 13 in the next, 165 and 40 by `page.evaluate`. */
async function readAxe(page: Page): Promise<void> {
  if (!devtools.has(page)) devtools.set(page, page.context().newCDPSession(page));
  const session = await devtools.get(page)!;
  await session.send('Runtime.evaluate', { expression: axeSource, silent: true });
}

/**
 * Axe in the page itself, unless it is there from a look before. Its builder for Playwright reads it twice for each look, which costs as much
 * as looking; it is needed where the results of several frames have to be put together. The source of every node that a rule looks at took a
 * quarter of the time, so it is written only when there is something to show.
 */
async function findViolations(page: Page): Promise<axe.Result[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], runOnly: rules };
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await readAxe(page);
  return page.evaluate(async (asked) => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    judge.configure({ noHtml: true });
    const { violations } = await judge.run(asked);
    if (violations.length === 0) return [];
    judge.reset();
    return (await judge.run(asked)).violations;
  }, options);
}

/** Fails with every violation that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // The address is there before the page is, and what is still fading in has not its colours yet.
  await page.waitForLoadState();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
  const violations = await findViolations(page);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when the page is wider than the window, or when something to read or press is cut off at its sides; names what it is. */
export async function expectNoSideways(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = [...document.body.querySelectorAll('h1, h2, p, label, a, button, input, select, textarea')].filter(
      (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        if (width <= 1 || (right <= clientWidth + 1 && left >= -1)) return false;
        return one.checkVisibility({ visibilityProperty: true }) && !scrolls(one.parentElement);
      },
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth} px`] : []),
      ...cut.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
  expect(outside, `width of ${page.url()}`).toEqual([]);
}

/** Both judgements of a screen that a journey has reached. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** Waits until the app has taken the page over from the server, so that what is clicked next is the app's. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('button, a, main');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Holds back the app's scripts of this page, so that it is seen and not alive; until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
