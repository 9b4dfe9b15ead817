import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { signatureRequestsDialogMessages as dialogMessages } from '@sigillum/app/signature-requests/dialog-messages.ts';
import { signatureRequestsFieldMessages as fieldMessages } from '@sigillum/app/signature-requests/field-messages.ts';
import { signatureRequestsInviteMessages } from '@sigillum/app/signature-requests/invite-messages.ts';
import { templatesMessages as messages } from '@sigillum/app/templates/messages.ts';
import { templatesSaveMessages } from '@sigillum/app/templates/save-messages.ts';
import { commonMessages } from '@sigillum/app/common/messages.ts';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { signWith } from '../../support/signing-people.ts';

for (const [locale, lang] of inOneLanguage('fr-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
]))
  test(`a request is kept as a template, filled, sent and signed (${locale})`, async ({ page, url }) => {
    test.slow();
    const owner = await signUp(url, { firstName: 'Greta', lastName: 'Frey', business: 'Frey AG' });
    const signer = await signUp(url, { firstName: 'Mia', lastName: 'Keller' });
    const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Lease of Luca Rossi' } });
    const document = await owner.client.call(
      addDocument,
      { params: { id }, body: buildSamplePdf() as unknown as BodyInit, contentType: 'application/pdf' },
      { headers: { 'content-disposition': "attachment; filename*=UTF-8''lease.pdf" } },
    );
    const position = { page: '0', x: 72, y: 130, width: 180, height: 70 };
    await owner.client.call(addSignature, {
      params: { id },
      body: {
        signer_identity_data: { email_address: inventEmail('luca'), first_name: 'Luca', last_name: 'Rossi' },
        document_signatures: [{ document_id: document.id, visual_signature: { position } }],
      },
    });
    await speak(owner, lang);
    await enterAs(page, owner);

    await page.goto('/dashboard?tab=drafts');
    await waitUntilAlive(page);
    await page
      .getByRole('button', { name: /Lease of Luca Rossi/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: say(locale, templatesSaveMessages.saveAs) }).click();
    const name = page.getByLabel(say(locale, messages.name));
    await name.fill('Lease');
    await expectGoodScreen(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(locale, templatesSaveMessages.saveAs) })
      .click();
    await expect(page.getByRole('heading', { name: 'Lease', level: 1 })).toBeVisible();
    await expect(page.getByText('Luca')).toHaveCount(0);
    await expectGoodScreen(page);
    await page.getByRole('textbox', { name: /1/ }).first().fill('Tenant');
    await page.getByRole('button', { name: say(locale, commonMessages.save) }).click();
    await expect(page.getByText(say(locale, messages.saved))).toBeVisible();

    await page.getByRole('link', { name: say(locale, messages.place) }).click();
    await page.getByRole('button', { name: say(locale, fieldMessages.add) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(locale, fieldMessages.label)).fill('Company');
    await dialog.getByLabel(say(locale, fieldMessages.required)).uncheck();
    await dialog.getByRole('button', { name: say(locale, fieldMessages.place) }).click();
    await expect(page.getByRole('group', { name: /Company .* Tenant/ })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say(locale, commonMessages.save) }).click();
    await expect(page.getByRole('heading', { name: 'Lease', level: 1 })).toBeVisible();

    // Three clicks: use, check, send.
    await page.goto('/templates');
    await waitUntilAlive(page);
    await expectGoodScreen(page);
    await page.getByRole('row', { name: /Lease/ }).getByRole('link').last().click();
    await page.getByRole('combobox').first().fill(signer.email);
    await page.getByLabel(say(locale, commonMessages.firstName)).fill('Mia');
    await expectGoodScreen(page);
    // Back would lose the people: it asks, and who stays finds them.
    await page.goBack();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(locale, dialogMessages.stay) })
      .click();
    await expect(page.getByLabel(say(locale, commonMessages.firstName))).toHaveValue('Mia');
    await page.getByRole('button', { name: say(locale, messages.fillSubmit) }).click();
    await expect(page).toHaveURL(/\/invite\/.*step=send/);
    const [, sent = ''] = /invite\/([\w-]+)/.exec(page.url())!;
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say(locale, signatureRequestsInviteMessages.send) }).click();
    await expect(page).toHaveURL(/dashboard/);
    await readMail(url, signer.email, 'invitation');
    const { fields } = await owner.client.call(getRequestFields, { params: { id: sent } });
    expect(fields).toMatchObject([{ label: 'Company', required: false }]);
    await signWith({ ...signer, mobile: '' }, 'SES', [sent]);
    const { signatures } = await owner.client.call(getSignatureRequest, { params: { id: sent } });
    expect(signatures).toMatchObject([
      { status_code: 'SIGNED', document_signatures: [{ visual_signature: { position } }] },
    ]);
  });
