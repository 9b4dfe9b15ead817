import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getSettings } from '@sigillum/api-contracts/business/get-settings.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, signUp, speak } from '../../support/people.ts';

/** What the screens say. */
const words = {
  en: {
    after: 'Days after the invitation',
    before: 'Days before the last day',
    save: 'Save',
    change: 'Change reminders',
    none: 'Nobody is reminded automatically.',
    usual: '3 and 6 days after the invitation',
    own: '4 days after the invitation',
    early: '1 day before the last day',
    next: /^Next reminder /,
    changed: 'Reminders changed',
    send: 'Send invitations',
  },
  de: {
    after: 'Tage nach der Einladung',
    before: 'Tage vor dem letzten Tag',
    save: 'Speichern',
    change: 'Erinnerungen ändern',
    none: 'Niemand wird automatisch erinnert.',
    usual: '3 und 6 Tage nach der Einladung',
    own: '4 Tage nach der Einladung',
    early: '1 Tag vor dem letzten Tag',
    next: /^Nächste Erinnerung am /,
    changed: 'Erinnerungen geändert',
    send: 'Einladungen senden',
  },
  fr: {
    after: 'Jours après l’invitation',
    before: 'Jours avant le dernier jour',
    save: 'Enregistrer',
    change: 'Modifier les rappels',
    none: 'Aucun rappel n’est envoyé automatiquement.',
    usual: '3 et 6 jours après l’invitation',
    own: '4 jours après l’invitation',
    early: '1 jour avant le dernier jour',
    next: /^Prochain rappel le /,
    changed: 'Rappels modifiés',
    send: 'Envoyer les invitations',
  },
} as const;

for (const lang of inOneLanguage('fr', ['en', 'de', 'fr']))
  test(`reminders are settled for a business, a draft and an open request, in ${lang}`, async ({ page, url }) => {
    test.slow();
    const say = words[lang];
    const owner = await signUp(url, { firstName: 'Rea', business: `Rea AG ${lang}` });
    await speak(owner, lang);
    await enterAs(page, owner);
    await page.goto('/business/settings');
    await waitUntilAlive(page);
    const days = page.getByLabel(say.after);
    await days.fill('3, 6');
    const form = page.locator('form', { has: days });
    await form.getByRole('button', { name: say.save }).click();
    const { id: businessId } = await owner.client.call(getOwnBusiness, {});
    await expect
      .poll(async () => {
        const { settings } = await owner.client.call(getSettings, { params: { id: businessId } });
        return settings.signatureRequests.reminders.afterDays;
      })
      .toEqual([3, 6]);

    const documents = [{ title: 'Lease 22.pdf', content: Buffer.from(buildPdf()).toString('base64') }];
    const signatures = [{ signer_identity_data: { email_address: inventEmail('reminded') } }];
    const { id } = await owner.client.call(createSignatureRequest, {
      body: { title: 'Lease 22', documents, signatures },
    });
    await page.goto(`/invite/${id}?step=send`);
    await waitUntilAlive(page);
    await expect(page.getByText(say.usual)).toBeVisible();
    await page.getByRole('button', { name: say.change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.after).fill('never');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(dialog.getByLabel(say.after)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(say.after).fill('');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.none)).toBeVisible();
    await expectGoodScreen(page);
    await expect
      .poll(async () => (await owner.client.call(getSignatureRequest, { params: { id } })).reminders.after_days)
      .toEqual([]);

    await page.getByRole('button', { name: say.send }).click();
    await page.waitForURL(/\/dashboard/);
    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say.change }).click();
    await dialog.getByLabel(say.after).fill('4');
    await dialog.getByLabel(say.before).fill('1');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.own)).toBeVisible();
    await expect(page.getByText(say.early)).toBeVisible();
    await expect(page.getByText(say.next)).toBeVisible();
    await expect(page.getByText(say.changed, { exact: true })).toBeVisible();
    await expectGoodScreen(page);
  });
