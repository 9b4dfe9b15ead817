import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, test as base, waitUntilAlive } from '../../support/journey.ts';
import { frameOf, listTold, openPortal, type Portal } from '../../support/open-portal.ts';
import { openProgram } from '../../support/open-program.ts';
import { type Person, signUp } from '../../support/people.ts';
import { readCode } from '../../support/signing-steps.ts';

const test = base.extend<{ portal: Portal }>({
  portal: async ({ url }, use) => {
    const portal = await openPortal(url);
    await use(portal);
    await portal.close();
  },
});

/** As browsers are that keep no cookie of a site within another one's page, unless it is kept apart for that page. */
async function blockForeignCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

/** The administrator names the sites, by the settings of the business. */
async function allow(page: Page, owner: Person, origins: string) {
  await enterAs(page, owner);
  await page.goto('/business/settings');
  await waitUntilAlive(page);
  const sites = page.getByLabel('Sites that may do so');
  await sites.fill('portal.example.ch/path');
  const form = page.locator('form').filter({ has: sites });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Each line must be the address of a site')).toBeVisible();
  await sites.fill(origins);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved')).toBeVisible();
}

test('a visitor signs within the page of another site, where no foreign cookie is kept, and the site is told', async ({
  page,
  openBrowser,
  url,
  portal,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/(sign|tan)/);
  // A frame that is refused says so in the console.
  expectComplaint(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|Failed to load resource/);
  const owner = await signUp(url, { firstName: 'Rea', business: 'Rea AG' });
  const program = await openProgram(url, owner);
  const { email, link, embed } = await program.ask({ language: 'de' });
  expect((await embed(portal.origin)).json).toMatchObject({ status: 403, key: 'error.embed.origin_not_allowed' });
  await allow(page, owner, `${portal.origin}\nhttps://portal.example.ch/`);
  const elsewhere = await openPortal(url, 'localhost');

  const visitor = await openBrowser();
  await blockForeignCookies(visitor);
  const frame = frameOf(visitor);
  const isRefused = () => visitor.frames().some((one) => one.url().startsWith('chrome-error:'));
  // A site that is not on the list, the address of one that is, and a site around one that is.
  const stolen = (await embed(portal.origin)).json.url;
  for (const shown of [
    elsewhere.writePage(link),
    elsewhere.writePage(stolen),
    elsewhere.writeAround(portal.writePage(link)),
  ]) {
    await visitor.goto(shown);
    await expect.poll(isRefused).toBe(true);
  }
  // The link itself may be shown, too; nobody is told of anything then.
  await visitor.goto(portal.writePage(link));
  await expect(frame.getByRole('heading', { name: 'Lease of flat 7' })).toBeVisible();
  await visitor.evaluate(() => window.postMessage({ source: 'sigillum', type: 'signed' }, '*'));
  expect(await listTold(visitor)).toEqual([]);
  await elsewhere.close();

  const { url: address } = (await embed(portal.origin)).json;
  await visitor.goto(portal.writePage(address));
  await expect(frame.getByRole('heading', { name: 'Lease of flat 7' })).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', /^de/);
  await expect.poll(() => listTold(visitor)).toEqual(['ready']);
  // What leads away from the visit opens beside the frame: no page of accounts is ever shown in it.
  await expect(frame.getByRole('banner').getByRole('link', { name: 'Sigillum' })).toHaveAttribute('target', '_blank');
  await expectAccessible(visitor);
  await frame.getByRole('button', { name: 'Dokument lesen' }).click();
  await frame.getByRole('button', { name: 'Signieren', exact: true }).click();
  const code = frame.getByRole('dialog');
  // The site learns it with the person, not by a later look at the request: from the first one on, all see the same.
  const looks = /\/direct\/signature-requests\/[^/]+$/;
  const look = await visitor.waitForResponse(looks).then((answer) => answer.text());
  await visitor.route(looks, (route) => route.fulfill({ contentType: 'application/json', body: look }));
  await code.getByRole('textbox').fill(await readCode(url, email));
  await code.locator('button[type=submit]').click();
  await expect(frame.getByRole('heading', { name: /Sie haben signiert/ })).toBeVisible();
  await expect.poll(() => listTold(visitor)).toContain('signed');
  await frame.getByRole('button', { name: 'Abschliessen' }).click();
  await expect.poll(() => listTold(visitor)).toEqual(['ready', 'signed', 'closed']);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);

  // An address works once.
  await visitor.goto(portal.writePage(address));
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => listTold(visitor)).toEqual(['failed address-ended']);
});
