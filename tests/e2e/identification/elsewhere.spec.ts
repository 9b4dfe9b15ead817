import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identificationElsewhereMessages as messages } from '@sigillum/app/identification/elsewhere-messages.ts';
import { identificationMessages as methods } from '@sigillum/app/identification/messages.ts';
import { identificationStandardsMessages as standards } from '@sigillum/app/identification/standards-messages.ts';
import { signingOverlayMessages as overlays } from '@sigillum/app/signing/overlay-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { sendRequest } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { signUpToSign } from '../../support/signing-people.ts';

const locale = 'fr-ch';

test('somebody shows the document at a counter without Sigillum, which asks again until the trust service knows her, and signs QES', async ({
  page,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-elsewhere-'));
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test' } });
  try {
    const person = { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG', lang: 'fr' } as const;
    const aline = await signUpToSign(server.url, person);
    const signatures = [{ account_email: aline.email }];
    const { id } = await sendRequest(aline, { pdf: buildPdf(), quality: 'QES', signatures });
    await enterAs(page, aline);
    await page.goto(`${server.url}/profile/signature-standards/zertes?request=${id}`);
    await waitUntilAlive(page);
    const card = page
      .getByRole('heading', { name: say(locale, methods.onSite) })
      .locator('xpath=ancestor::*[.//button][1]');
    await expectGoodScreen(page);
    await card.getByRole('button', { name: say(locale, messages.check) }).click();
    await expect(page.getByText(say(locale, messages.notYet))).toBeVisible();

    const opened = page.waitForEvent('popup');
    await card.getByRole('link').first().click();
    const counter = await opened;
    await expect(counter.getByText('Nobody is really identified here.')).toBeVisible();
    await counter.getByLabel('Mobile number').fill(`+${aline.mobile}`);
    await counter.getByLabel('Given names').fill('Aline Maria');
    await counter.getByLabel('Family name').fill('Keller');
    await counter.getByRole('button', { name: 'Everything is right' }).click();
    await expect(counter.getByRole('heading', { name: 'Done at the counter' })).toBeVisible();
    await counter.close();

    await card.getByRole('button', { name: say(locale, messages.checkAgain) }).click();
    await expect(page.getByText(say(locale, standards.done))).toBeVisible();
    await expect(page.getByText(say(locale, messages.known)).first()).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: say(locale, standards.backToRequest) }).click();
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say(locale, panel.sign), exact: true }).click();
    await page.getByRole('link', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('dialog', { name: say(locale, overlays.successTitle) })).toBeVisible({
      timeout: 40_000,
    });
  } finally {
    await stopUnder(page, server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
