import { commonMessages } from '@sigillum/app/common/messages.ts';
import { signatureRequestsDialogMessages as dialogMessages } from '@sigillum/app/signature-requests/dialog-messages.ts';
import { updateTemplate } from '@sigillum/api-contracts/templates/update-template.ts';
import { templatesBatchMessages as batchMessages } from '@sigillum/app/templates/batch-messages.ts';
import { templatesBulkMessages as messages } from '@sigillum/app/templates/bulk-messages.ts';
import { makeTemplate } from '../../support/batches.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';

for (const [locale, lang] of inOneLanguage('de-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
]))
  test(`a template is sent to many from a file of Excel, corrected and withdrawn (${locale})`, async ({
    page,
    url,
  }) => {
    test.slow();
    const owner = await signUp(url, { firstName: 'Greta', lastName: 'Frey', business: 'Frey AG' });
    const { id } = await makeTemplate(owner);
    const emails = [inventEmail('luca'), inventEmail('noemi'), inventEmail('mia')];
    await speak(owner, lang);
    await enterAs(page, owner);
    await page.goto(`/templates/${id}`);
    await waitUntilAlive(page);
    await page.getByRole('link', { name: say(locale, messages.open) }).click();
    await expect(page.getByRole('heading', { name: say(locale, messages.dataTitle) })).toBeVisible();

    // As Excel writes it in Switzerland: semicolons, Latin-1, a quoted cell, an empty last line.
    const lines = ['E-Mail;Vorname;Nachname', `${emails[0]};Zoé;"Müller; Rossi"`, `${emails[1]};;`, 'nobody;Mia;', ''];
    await page.locator('input[type=file]').setInputFiles({
      name: 'leases.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
    await expect(page.getByRole('heading', { name: say(locale, messages.columnsTitle) })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say(locale, commonMessages.continue) }).click();
    await expect(page.getByText(say(locale, messages.wrongEmail))).toBeVisible();
    await expectGoodScreen(page);
    await page.locator('input[aria-invalid=true]').fill(emails[2]!);
    // Back would lose the table: it asks, and who stays finds what was corrected.
    await page.goBack();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(locale, dialogMessages.stay) })
      .click();
    await expect(page.getByText(say(locale, messages.wrongEmail))).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: say(locale, commonMessages.continue) }).click();
    await expect(page.getByRole('heading', { name: say(locale, messages.sendTitle) })).toBeVisible();
    await expectGoodScreen(page);
    await page.locator('form button[type=submit]').click();

    await expect(page).toHaveURL(/\/batches\//);
    await expect(page.getByText(say(locale, batchMessages.allDone))).toBeVisible();
    await expect(page.getByText(`Zoé Müller; Rossi <${emails[0]}>`)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const email of emails) await readMail(url, email, 'invitation');

    await page.getByRole('button', { name: say(locale, batchMessages.withdraw) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(locale, batchMessages.withdraw) })
      .click();
    for (const email of emails) await readMail(url, email, 'withdrawn');
    await expect(page.getByRole('button', { name: say(locale, batchMessages.withdraw) })).toHaveCount(0);
    await page.goto('/batches');
    await waitUntilAlive(page);
    await expectGoodScreen(page);
    await expect(page.getByRole('link', { name: 'Lease' })).toBeVisible();
  });

test('a template that changes while its table is prepared takes nothing of the table away', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/batches/);
  const owner = await signUp(url, { firstName: 'Greta', lastName: 'Frey', business: 'Frey AG' });
  const { id, version, name, quality, texts, roles, documents, ...rest } = await makeTemplate(owner);
  await enterAs(page, owner);
  await page.goto(`/templates/${id}/bulk`);
  await waitUntilAlive(page);
  const email = inventEmail('luca');
  await page.getByLabel('Or paste the cells here').fill(`E-mail\tFlat\n${email}\t3rd floor`);
  await page.getByRole('button', { name: 'Read the table' }).click();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await goOn.click();
  await page.getByLabel('Name of the batch').fill('December');

  const { expiry_days, reminders, delegation_allowed, attach_on_success, legislation } = rest;
  const words = texts.map((text) => ({ ...text, title: 'Lease {{Flat}}' }));
  const body = { version, name, quality, legislation, texts: words, roles, places: [], fields: [] };
  const named = documents.map(({ id: document, name: title }) => ({ id: document, name: title }));
  await owner.client.call(updateTemplate, {
    params: { id },
    body: { ...body, documents: named, expiry_days, reminders, delegation_allowed, attach_on_success },
  });
  await page.getByRole('button', { name: 'Send one request' }).click();
  await expect(page.getByText('Your table is kept: please look at its columns again.')).toBeVisible();
  await expect(page.getByText('No column for the placeholder Flat yet.')).toBeVisible();
  await page.getByLabel('Column 2: Flat').selectOption({ label: 'Placeholder Flat' });
  await goOn.click();
  await goOn.click();
  await expect(page.getByLabel('Name of the batch')).toHaveValue('December');
  await page.getByRole('button', { name: 'Send one request' }).click();
  await expect(page.getByRole('heading', { name: 'December' })).toBeVisible();
  expect((await readMail(url, email, 'invitation')).subject).toContain('Lease 3rd floor');
});
