import type { Page } from '@playwright/test';
import { signingOverlayMessages as ends } from '@sigillum/app/signing/overlay-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { signingProofMessages as proof } from '@sigillum/app/signing/proof-messages.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { expect, expectAccessible, expectNoSideways, test } from '../../support/journey.ts';
import { frameOf, listTold, openPortal } from '../../support/open-portal.ts';
import { openProgram } from '../../support/open-program.ts';
import { signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { readCode } from '../../support/signing-steps.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Neither the page around nor the one within is moved sideways, and the frame is as wide as the place that it has. */
async function expectFits(page: Page) {
  await expectNoSideways(page);
  const inner = page.frames().find((frame) => frame.parentFrame());
  expect(await inner!.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const frame = await page.locator('sigillum-sign iframe').evaluate((one) => one.getBoundingClientRect());
  const place = await page.locator('sigillum-sign').evaluate((one) => one.parentElement!.getBoundingClientRect());
  expect([frame.left, frame.right]).toEqual([place.left, place.right]);
}

for (const [language, locale, begin] of inOneLanguage('it', [
  ['en', 'en-gb', 'Read the document'],
  ['de', 'de-ch', 'Dokument lesen'],
  ['fr', 'fr-ch', 'Lire le document'],
  ['it', 'it', 'Leggere il documento'],
]))
  test(`a visitor signs in a frame on a small phone, in ${language}, and the site hears of it`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    expectComplaint(/status of 422 .*\/(sign|tan)/);
    const owner = await signUp(url, { firstName: 'Rea', business: 'Rea AG' });
    const program = await openProgram(url, owner);
    const portal = await openPortal(url);
    try {
      await program.allow([portal.origin]);
      const { id, email, embed } = await program.ask({ language });
      await page.goto(portal.writePage((await embed(portal.origin)).json.url));
      const frame = frameOf(page);
      await expect(frame.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect.poll(() => listTold(page)).toEqual(['ready']);
      await expect(frame.getByRole('button', { name: begin })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      await frame.getByRole('button', { name: begin }).click();
      await frame.getByRole('button', { name: say(locale, panel.sign), exact: true }).click();
      const dialog = frame.getByRole('dialog', { name: say(locale, proof.tanTitle) });
      await expectFits(page);
      await dialog.getByRole('textbox').fill(await readCode(url, email));
      await dialog.getByRole('button', { name: say(locale, panel.sign) }).click();
      await expect(frame.getByRole('heading', { name: say(locale, ends.successTitle) })).toBeVisible();
      await expectFits(page);
      await frame.getByRole('button', { name: say(locale, ends.finish) }).click();
      await expect.poll(() => listTold(page)).toEqual(['ready', 'signed', 'closed']);
      const { json } = await program.call(`v3/signature-requests/${id}`, undefined, 'GET');
      expect(json.status_overall).toBe('SIGNED');
    } finally {
      await page.goto('about:blank');
      await portal.close();
    }
  });
