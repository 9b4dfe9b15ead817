import type { Page } from '@playwright/test';
import { identificationDirectMessages as direct } from '@sigillum/app/identification/direct-messages.ts';
import { identificationStandardsMessages as standards } from '@sigillum/app/identification/standards-messages.ts';
import { signingEmbedMessages as embedded } from '@sigillum/app/signing/embed-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { expect, test, waitUntilAlive } from '../../support/journey.ts';
import { signDemonstrated } from '../../support/judged-signature.ts';
import { frameOf, listTold, openPortal } from '../../support/open-portal.ts';
import { openProgram } from '../../support/open-program.ts';
import { signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';

test('the site is told how high the page is, who has declined, and what has ended, and its look-alikes show nothing', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|Failed to load resource/);
  const owner = await signUp(url, { firstName: 'Rea', business: 'Rea AG' });
  const program = await openProgram(url, owner);
  const portal = await openPortal(url, 'portal.localhost');
  const others = ['evil.portal.localhost', 'portal.localhost.evil.localhost', 'xportal.localhost', 'portal.localhost'];
  const looks = await Promise.all(others.map((host) => openPortal(url, host)));
  try {
    await program.allow([portal.origin]);
    const declining = await program.ask();
    const stolen = (await declining.embed(portal.origin)).json.url;
    // A sub-domain, the name as the beginning of another one, the name as its end, and another port.
    for (const look of looks) {
      expect((await declining.embed(look.origin)).json).toMatchObject({ key: 'error.embed.origin_not_allowed' });
      await page.goto(look.writePage(stolen));
      await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-error:'))).toBe(true);
    }

    const frame = frameOf(page);
    await page.goto(portal.writePage((await declining.embed(portal.origin)).json.url));
    await expect(frame.getByRole('heading', { name: 'Lease of flat 7' })).toBeVisible();
    await expect.poll(() => listTold(page)).toEqual(['ready']);
    const wished = async () => Number(await page.locator('#size').textContent());
    await expect.poll(wished).toBeGreaterThan(0);
    const shown = () => page.locator('sigillum-sign iframe').evaluate((one) => one.getBoundingClientRect().height);
    await expect.poll(async () => (await shown()) - Math.max(640, await wished())).toBe(0);

    // The page in the frame listens to nobody, and the site to nobody else than the frame.
    await page.evaluate(() => {
      const inner = document.querySelector('sigillum-sign')!.shadowRoot!.querySelector('iframe')!.contentWindow!;
      for (const type of ['signed', 'declined', 'closed'])
        for (const target of [window, inner]) target.postMessage({ source: 'sigillum', type }, '*');
    });
    await frame.getByRole('button', { name: 'Read the document' }).click();
    // What is looked at in passing makes the frame higher for as long as it is shown.
    const usual = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 740 });
    const turn = (to: string) => frame.getByRole('button', { name: to, exact: true }).click();
    await turn('Details');
    await expect.poll(shown).toBeGreaterThan(900);
    await turn('Document');
    await expect.poll(shown).toBeLessThan(760);
    await page.setViewportSize(usual);
    await expect.poll(shown).toBe(640);
    await frame.getByRole('button', { name: 'Decline' }).click();
    await frame.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(frame.getByRole('heading', { name: 'You have declined' })).toBeVisible();
    await expect.poll(() => listTold(page)).toEqual(['ready', 'declined']);
    await expect(frame.getByText('You can close this window')).toHaveCount(0);

    const withdrawn = await program.ask();
    const later = (await withdrawn.embed(portal.origin)).json.url;
    await page.goto(portal.writePage((await withdrawn.embed(portal.origin)).json.url));
    await expect.poll(() => listTold(page)).toEqual(['ready']);
    expect((await program.call(`v3/signature-requests/${withdrawn.id}/withdraw`, {})).status).toBe(200);
    await expect.poll(() => listTold(page)).toEqual(['ready', 'failed request-ended']);
    await page.goto(portal.writePage(later));
    await expect.poll(() => listTold(page)).toEqual(['failed request-ended']);
  } finally {
    await page.goto('about:blank');
    for (const one of [portal, ...looks]) await one.close();
  }
});

/** In a window of its own, up to an identification that can be signed with. */
async function identify(own: Page): Promise<void> {
  await waitUntilAlive(own);
  await own.getByRole('link', { name: say('en-gb', direct.choose) }).click();
  const choice = own.getByRole('link', { name: say('en-gb', standards.choose) });
  await choice.nth(1).click();
  await own.getByRole('button', { name: say('en-gb', standards.start), exact: true }).click();
  await own.getByRole('link', { name: say('en-gb', standards.leave) }).click();
  for (const name of ['Go on', 'Everything is right', 'Take the identification over'])
    await own.getByRole('button', { name }).click();
  await own.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(own.getByText(say('en-gb', standards.done))).toBeVisible();
}

test('who must be identified and confirms at a trust service does both in windows of their own, and the frame goes on', async ({
  page,
  testSystem: server,
}) => {
  test.slow();
  const portal = await openPortal(server.url);
  try {
    const owner = await signUp(server.url, { firstName: 'Rea', business: 'Rea AG' });
    const program = await openProgram(server.url, owner);
    await program.allow([portal.origin]);
    const { embed } = await program.ask({ quality: 'QES' });
    await page.goto(portal.writePage((await embed(portal.origin)).json.url));
    const frame = frameOf(page);
    const openOwn = async (press: () => Promise<void>) => {
      const [own] = await Promise.all([page.context().waitForEvent('page'), press()]);
      expect(new URL(own.url()).origin).toBe(server.url);
      return own;
    };
    await expect.poll(() => listTold(page)).toEqual(['ready']);
    await frame.getByRole('button', { name: 'Read the document' }).click();
    const needed = frame.getByRole('link', { name: say('en-gb', direct.needed) });
    const first = await openOwn(() => needed.click());
    await identify(first);
    await first.close();
    // Whoever comes back is not asked again for what is done. A test's windows are all seen at once, and none tells so by itself.
    await frame.locator('html').evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(needed).toHaveCount(0);

    const sign = frame.getByRole('button', { name: say('en-gb', panel.sign), exact: true });
    const second = await openOwn(() => sign.click());
    await expect(frame.getByText(say('en-gb', embedded.ownWindow))).toBeVisible();
    expect(await listTold(page)).toEqual(['ready']);
    await signDemonstrated(second, server.url, { locale: 'en-gb', signer: 'Luca Rossi' });
    await second.close();
    await expect.poll(() => listTold(page)).toEqual(['ready', 'signed']);
    await expect(frame.getByRole('button', { name: say('en-gb', panel.sign), exact: true })).toHaveCount(0);
  } finally {
    await portal.close();
  }
});
