import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { commonMessages } from '@sigillum/app/common/messages.ts';
import { signatureRequestsColleagueMessages as colleagueMessages } from '@sigillum/app/signature-requests/colleague-messages.ts';
import { templatesMessages as messages } from '@sigillum/app/templates/messages.ts';
import { templatesSharingMessages as sharingMessages } from '@sigillum/app/templates/sharing-messages.ts';
import { makeTemplate } from '../../support/batches.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';

for (const [locale, lang] of inOneLanguage('de-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
]))
  test(`a template is shared with a single colleague, who edits it, and taken back (${locale})`, async ({
    page,
    url,
    openBrowser,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/status of (404|422)/);
    const owner = await signUp(url, { firstName: 'Nela', lastName: 'Frey', business: 'Frey AG' });
    const ben = await signUp(url, { firstName: 'Ben', lastName: 'Suter' });
    const { business } = await owner.client.call(getUser, {});
    const params = { id: business!.id };
    await owner.client.call(addMembers, { params, body: { users: [{ email: ben.email, role: 'member' }] } });
    await ben.client.call(accept, { body: { business_invite: true } });
    const { id } = await makeTemplate(owner);
    await speak(owner, lang);
    await speak(ben, lang);

    await enterAs(page, owner);
    await page.goto(`/templates/${id}`);
    await waitUntilAlive(page);
    const add = say(locale, colleagueMessages.name);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: say(locale, sharingMessages.nameTitle) });
    await dialog.getByRole('radio', { name: say(locale, colleagueMessages.mayWrite) }).check({ force: true });
    await dialog.getByLabel(say(locale, commonMessages.email)).fill(inventEmail('stranger'));
    await dialog.getByRole('button', { name: add }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel(say(locale, commonMessages.email)).fill(ben.email);
    await page.getByRole('option', { name: ben.email }).click();
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: add }).click();
    await expect(dialog).toBeHidden();
    const colleagues = page.getByRole('list', { name: say(locale, colleagueMessages.title) });
    await expect(colleagues).toContainText(say(locale, colleagueMessages.mayWrite));
    await expectGoodScreen(page);
    await page.goto('/templates');
    await expect(page.getByRole('row', { name: /Lease/ })).not.toContainText(say(locale, messages.sharedNone));

    // The colleague finds it among what is shared, and who shares it, and changes it.
    const other = await openBrowser();
    await enterAs(other, ben);
    await other.goto('/templates');
    await waitUntilAlive(other);
    await other.getByRole('link', { name: say(locale, sharingMessages.tabShared) }).click();
    await expect(other).toHaveURL(/shared=me/);
    await expectGoodScreen(other);
    const sharedBy = say(locale, sharingMessages.sharedBy).replace('{name}', 'Nela Frey');
    await expect(other.getByRole('row', { name: /Lease/ })).toContainText(sharedBy);
    await other.getByRole('link', { name: 'Lease', exact: true }).click();
    await expect(other.getByText(sharedBy)).toBeVisible();
    await expect(other.getByRole('button', { name: add })).toHaveCount(0);
    await other.getByRole('textbox', { name: say(locale, messages.name) }).fill('Lease of a flat');
    await other.getByRole('button', { name: say(locale, commonMessages.save) }).click();
    await expect(other.getByRole('heading', { name: 'Lease of a flat', level: 1 })).toBeVisible();
    await expectGoodScreen(other);

    await page.goto(`/templates/${id}`);
    await waitUntilAlive(page);
    await page
      .getByRole('button', { name: say(locale, colleagueMessages.remove).replace('{email}', ben.email) })
      .click();
    await expect(colleagues).toHaveCount(0);
    await expectGoodScreen(page);
    await other.goto('/templates');
    await expect(other.getByText(say(locale, messages.emptyTitle))).toBeVisible();
    await other.goto(`/templates/${id}`);
    await expect(other.getByRole('heading', { name: 'Lease of a flat' })).toHaveCount(0);
  });
