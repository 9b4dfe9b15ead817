import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { createTemplate } from '@sigillum/api-contracts/templates/create-template.ts';
import { commonMessages } from '@sigillum/app/common/messages.ts';
import { signatureRequestsInviteMessages } from '@sigillum/app/signature-requests/invite-messages.ts';
import { signatureRequestsQuorumMessages as quorumMessages } from '@sigillum/app/signature-requests/quorum-messages.ts';
import { templatesMessages as messages } from '@sigillum/app/templates/messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';

for (const [locale, lang] of inOneLanguage('fr-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
]))
  test(`a template that two of three and a group sign is made, used and sent (${locale})`, async ({ page, url }) => {
    test.slow();
    const owner = await signUp(url, { firstName: 'Rea', business: `Rea AG ${lang}` });
    const members = [{ email: inventEmail('petra'), name: 'Petra' }];
    const group = await owner.client.call(createGroup, { body: { name: 'Legal', members } });
    const content = Buffer.from(buildPdf()).toString('base64');
    const { id: draft } = await owner.client.call(createSignatureRequest, {
      body: {
        title: 'Resolution',
        documents: [{ title: 'Resolution.pdf', content }],
        signatures: [
          ...['aline', 'marc', 'zeno'].map((name) => ({
            signer_identity_data: { email_address: inventEmail(name), first_name: name, last_name: 'Meier' },
          })),
          { signer_group_id: group.id },
        ],
      },
    });
    const body = { signature_request_id: draft, name: 'Resolution' };
    const template = await owner.client.call(createTemplate, { body });
    await speak(owner, lang);
    await enterAs(page, owner);

    await page.goto(`/templates/${template.id}`);
    await waitUntilAlive(page);
    await expect(page.getByText(say(locale, messages.groupSigns))).toBeVisible();
    await page.getByRole('button', { name: say(locale, quorumMessages.add) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(locale, quorumMessages.name)).fill('Board');
    await dialog.getByRole('checkbox', { name: 'Legal' }).uncheck({ force: true });
    await dialog.getByLabel(say(locale, quorumMessages.needed)).selectOption('2');
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: say(locale, commonMessages.save) }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: say(locale, commonMessages.save) }).click();
    await expect(page.getByText(say(locale, messages.saved))).toBeVisible();
    await expectGoodScreen(page);

    await page.goto(`/templates/${template.id}/use`);
    await waitUntilAlive(page);
    const emails = page.getByRole('combobox');
    const [first, third] = [inventEmail('first'), inventEmail('third')];
    await emails.nth(0).fill(first);
    await page.getByRole('button', { name: say(locale, messages.fillSubmit) }).click();
    await expect(page.getByText(say(locale, messages.fillTooFew)).first()).toBeVisible();
    await expectGoodScreen(page);
    await emails.nth(2).fill(third);
    await page.getByRole('button', { name: say(locale, messages.fillSubmit) }).click();
    await expect(page).toHaveURL(/\/invite\/.*step=send/);
    const [, sent = ''] = /invite\/([\w-]+)/.exec(page.url())!;
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say(locale, signatureRequestsInviteMessages.send) }).click();
    await expect(page).toHaveURL(/dashboard/);
    for (const email of [first, third, members[0]!.email]) await readMail(url, email, 'invitation');
    const { signatures } = await owner.client.call(getSignatureRequest, { params: { id: sent } });
    const quorum = { name: 'Board', needed: 2 };
    expect(signatures).toMatchObject([
      { account_email: first, quorum },
      { account_email: third, quorum },
      { signer_group_id: group.id },
    ]);
  });
