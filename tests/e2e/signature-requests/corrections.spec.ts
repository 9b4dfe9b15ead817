import type { Page } from '@playwright/test';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, readMail, sendRequest, signUp, speak } from '../../support/people.ts';
import { readCode, readInvitation } from '../../support/signing-steps.ts';

const pdf = buildPdf();

/** What the dialog that adds a signer says. */
const signerWords = {
  de: ['Wer signiert?', 'E-Mail-Adresse', 'Person hinzufügen'],
  fr: [/^Qui signe/, 'Adresse e-mail', 'Ajouter un signataire'],
} as const;

async function addSigner(page: Page, email: string, lang: keyof typeof signerWords): Promise<void> {
  const [title, field, submit] = signerWords[lang];
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(field).fill(email);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an open request is corrected on its page, and everybody learns of it', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of (401|404|422)/);
  const owner = await signUp(url, { firstName: 'Cora', business: 'Cora AG' });
  const account = await signUp(url, { firstName: 'Kai' });
  const [email, added, watcher] = [inventEmail('first'), inventEmail('added'), inventEmail('watcher')];
  const { id } = await sendRequest(owner, {
    title: 'Lease 7',
    pdf,
    signatures: [{ signer_identity_data: { email_address: email } }, { account_email: account.email }],
  });
  const link = await readInvitation(url, email);
  const [visitors, accounts] = [await openBrowser(), await openBrowser()];
  // They press before their screens hear of it by themselves.
  await accounts.route(/\/status$/, () => undefined);
  await visitors.route(new RegExp(`/direct/signature-requests/${id}$`), () => undefined);
  await visitors.goto(link);
  await enterAs(accounts, account);
  await accounts.goto(`/view/${id}`);
  await waitUntilAlive(visitors);
  await waitUntilAlive(accounts);
  await visitors.getByRole('button', { name: 'Sign', exact: true }).click();
  const proof = visitors.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toBeVisible();
  const code = await readCode(url, email);

  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page
    .getByLabel('Add documents')
    .setInputFiles([{ name: 'House rules.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }]);
  await expect(page.getByRole('button', { name: 'Remove House rules' })).toBeVisible();
  await expectGoodScreen(page);
  expect((await readMail(url, email, 'request-changed')).text).toContain('House rules');

  // Where signatures stand on what was added, the owner says, too.
  await page.getByRole('link', { name: 'Place signatures' }).click();
  await page.getByRole('button', { name: 'Place on page 1' }).first().click();
  await expect(page.getByRole('group', { name: `Signature of ${email}, page 1` })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The signatures are placed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/view/${id}$`));
  const { signatures: placed, documents } = await owner.client.call(getSignatureRequest, { params: { id } });
  expect(
    placed[0]!.document_signatures.flatMap(({ document_id, visual_signature }) =>
      visual_signature ? [document_id] : [],
    ),
  ).toEqual([documents.at(-1)!.id]);

  // With a code, and without one: nobody signs what was not shown.
  await proof.getByLabel('Code from the e-mail').fill(code);
  await proof.getByRole('button', { name: 'Sign' }).click();
  await accounts.getByRole('button', { name: 'Sign', exact: true }).click();
  for (const signer of [visitors, accounts])
    await expect(signer.getByText(/The documents are not the ones that you were shown/)).toBeVisible();
  expect((await owner.client.call(getSignatureRequest, { params: { id } })).signatures).toMatchObject([
    { status_code: 'OPEN' },
    { status_code: 'OPEN' },
  ]);

  // Whom it concerns, in German.
  await speak(owner, 'de');
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Person hinzufügen', exact: true }).click();
  await addSigner(page, added, 'de');
  expect(await readInvitation(url, added)).toContain(`/view/${id}/`);
  const addObserver = 'Beobachterin oder Beobachter hinzufügen';
  const observing = page.getByRole('dialog', { name: addObserver });
  await page.getByRole('button', { name: addObserver, exact: true }).click();
  await observing.getByLabel('E-Mail-Adresse').fill(watcher);
  await observing.getByRole('button', { name: addObserver, exact: true }).click();
  await expect(observing).toBeHidden();
  await readMail(url, watcher, 'invitation');

  await page.getByRole('button', { name: addObserver, exact: true }).click();
  await observing.getByLabel('E-Mail-Adresse').fill(watcher);
  // By now the address may be offered, in a list beside which nothing else is read out: Enter sends it with the list and without.
  await observing.getByLabel('E-Mail-Adresse').press('Enter');
  await expect(observing.getByRole('alert')).toContainText(
    'Beobachterin oder Beobachter konnte nicht hinzugefügt werden',
  );
  await expectGoodScreen(page);
  await observing.getByRole('button', { name: 'Abbrechen' }).click();

  await owner.client.call(createGroup, { body: { name: 'Board', members: [{ email: account.email }] } });
  for (const [button, title] of [
    ['Gruppe hinzufügen', 'Welche Gruppe signiert?'],
    ['Gruppe mitverfolgen lassen', 'Welche Gruppe verfolgt mit?'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const groups = page.getByRole('dialog', { name: title });
    await groups.getByRole('radio', { name: /Board/ }).check({ force: true });
    await groups.getByRole('button', { name: 'Gruppe hinzufügen' }).click();
    await expect(groups).toBeHidden();
  }
  await expect(page.getByText('Eine Person der Gruppe signiert')).toBeVisible();
  await expectGoodScreen(page);

  // Until when, and whom no longer, in French.
  await speak(owner, 'fr');
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Modifier l’échéance' }).click();
  const expiry = page.getByRole('dialog', { name: /^Jusqu’à quand peut-on signer/ });
  await expiry.getByLabel(/^Dernier jour/).fill('24.12.2099');
  await expectGoodScreen(page);
  await expiry.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(expiry).toBeHidden();
  await expect(page.getByText('24 déc. 2099, 23:59').first()).toBeVisible();

  for (const name of [email, account.email]) {
    await page.getByRole('button', { name: `Retirer ${name}` }).click();
    const removal = page.getByRole('alertdialog', { name: /^Retirer cette personne/ });
    await removal.getByRole('button', { name: 'Retirer' }).click();
    await expect(removal).toBeHidden();
  }
  for (const to of [email, account.email]) expect((await readMail(url, to, 'removed')).text).toContain('Lease 7');
  await page.getByRole('button', { name: `Retirer ${watcher}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await readMail(url, watcher, 'removed');
  for (const event of [
    'Documents ajoutés',
    'Signataires ajoutés',
    'Signataires retirés',
    'Observateurs retirés',
    'Échéance modifiée',
    'Signatures placées',
  ])
    await expect(page.getByText(event).first()).toBeAttached();
  await expectGoodScreen(page);
});

test('colleagues are let read and edit, while a request is prepared and after it was sent', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of (404|422)/);
  const owner = await signUp(url, { firstName: 'Nela', business: 'Nela AG' });
  const ben = await signUp(url, { firstName: 'Ben' });
  const { business } = await owner.client.call(getUser, {});
  await owner.client.call(addMembers, {
    params: { id: business!.id },
    body: { users: [{ email: ben.email, role: 'member' }] },
  });
  await ben.client.call(accept, { body: { business_invite: true } });
  const content = Buffer.from(pdf).toString('base64');
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Terms', documents: [{ content }], signatures: [{ account_email: inventEmail('signer') }] },
  });
  const words = {
    de: ['Kollegin oder Kollegen hinzufügen', 'Jemanden lesen oder bearbeiten lassen', 'E-Mail-Adresse'],
    en: ['Add colleague', 'Let a colleague read or edit', 'E-mail address'],
  } as const;
  const name = async (email: string, right: string, lang: keyof typeof words) => {
    const [add, title, field] = words[lang];
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('radio', { name: right }).check({ force: true });
    await dialog.getByLabel(field).fill(email);
    // Colleagues are suggested.
    if (email === ben.email) await page.getByRole('option', { name: email }).click();
    await dialog.getByRole('button', { name: add }).click();
    return dialog;
  };
  await speak(owner, 'de');
  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  const refused = await name(inventEmail('stranger'), 'Darf lesen', 'de');
  await expect(refused.getByText(/Nur Personen Ihrer Organisation können hier genannt werden/)).toBeVisible();
  await refused.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(await name(ben.email, 'Darf bearbeiten', 'de')).toBeHidden();
  await expectGoodScreen(page);
  expect((await readMail(url, ben.email, 'invitation')).subject).toContain('lets you edit: Terms');

  // The colleague sends it, in the place of whoever has prepared it, and in French.
  await speak(ben, 'fr');
  const colleague = await openBrowser();
  await enterAs(colleague, ben);
  await colleague.goto('/dashboard?tab=drafts');
  await waitUntilAlive(colleague);
  await colleague.getByRole('link', { name: /Terms/ }).click();
  await expect(colleague).toHaveURL(new RegExp(`/invite/${id}`));
  await colleague
    .getByRole('navigation', { name: 'Étapes' })
    .getByRole('link', { name: 'Vérifier et envoyer' })
    .click();
  await colleague.getByRole('button', { name: 'Envoyer les invitations' }).click();
  await expect(colleague).toHaveURL(/\/dashboard/);

  await speak(owner, 'en');
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  const list = page.getByRole('list', { name: 'Colleagues' });
  await expect(list).toContainText('May edit');
  await expect(await name(ben.email, 'May read', 'en')).toBeHidden();
  await expect(list).toContainText('May read');
  await colleague.goto(`/view/${id}`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Ajouter un collègue' })).toHaveCount(0);
  await page.getByRole('button', { name: `Take access from ${ben.email}` }).click();
  await expect(page.getByText(`${ben.email} no longer has access`)).toBeVisible();
  await expect(page.getByText('Reading no longer allowed')).toBeAttached();
  await readMail(url, ben.email, 'removed');
  await colleague.goto(`/view/${id}`);
  await expect(colleague).toHaveURL(/\/not-available$/);
});

test('people of an open request are changed from the dashboard; what others sign on is done', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Dora', business: 'Dora AG' });
  const [first, second, watcher] = [inventEmail('one'), inventEmail('two'), inventEmail('watcher')];
  const { id } = await sendRequest(owner, {
    title: 'Offer 21',
    pdf,
    signatures: [{ signer_identity_data: { email_address: first } }],
  });
  await speak(owner, 'fr');
  await enterAs(page, owner);
  await page.goto('/dashboard?tab=search');
  await waitUntilAlive(page);
  const choose = async (command: string) => {
    await page.getByRole('button', { name: 'Actions pour Offer 21' }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };
  await choose('Ajouter un signataire');
  await addSigner(page, second, 'fr');
  await expect(page.getByText('Le signataire a été ajouté')).toBeVisible();
  await readInvitation(url, second);
  await choose('Ajouter un observateur');
  const observing = page.getByRole('dialog', { name: 'Ajouter un observateur' });
  await observing.getByLabel('Adresse e-mail').fill(watcher);
  await observing.getByLabel('E-mails à cette personne').selectOption('À chaque signature également');
  await observing.getByRole('button', { name: 'Ajouter un observateur', exact: true }).click();
  await expect(observing).toBeHidden();
  await choose('Retirer un signataire');
  const removal = page.getByRole('alertdialog', { name: /^Retirer cette personne/ });
  await removal.getByRole('radio', { name: first }).check();
  await removal.getByRole('button', { name: 'Retirer' }).click();
  await expect(removal).toBeHidden();
  await readMail(url, first, 'removed');
  const { signatures, observers } = await owner.client.call(getSignatureRequest, { params: { id } });
  expect(signatures.map(({ signer_identity_data }) => signer_identity_data.email_address)).toEqual([second]);
  expect(observers).toMatchObject([{ user_info: { email: watcher }, told: 'EACH_STEP' }]);
});

test('two browsers edit one draft: the second is told, and overwrites nothing unasked', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  const owner = await signUp(url, { firstName: 'Edna', business: 'Edna AG' });
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Draft', message: 'Hello' } });
  const other = await openBrowser();
  for (const browser of [page, other]) {
    await enterAs(browser, owner);
    await browser.goto(`/invite/${id}?step=send`);
    await waitUntilAlive(browser);
  }
  const read = () => owner.client.call(getSignatureRequest, { params: { id } });
  await page.getByRole('textbox', { name: 'Title' }).fill('By the first');
  await expect.poll(async () => (await read()).title).toBe('By the first');

  await other.getByRole('textbox', { name: 'Title' }).fill('By the second');
  await expect(other.getByRole('alert')).toContainText('Somebody else has just changed the same');
  expect((await read()).title).toBe('By the first');
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('By the second');
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await read()).title).toBe('By the second');

  await page.getByRole('textbox', { name: /^Message/ }).fill('Changed elsewhere');
  await expect(page.getByText('Somebody else is editing this draft, too.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('By the second');
  await expect.poll(async () => (await read()).message).toBe('Changed elsewhere');
  expect((await read()).title).toBe('By the second');
});

test('what somebody has signed already is corrected by a version that takes its place', async ({
  page,
  url,
  openBrowser,
}) => {
  test.slow();
  const owner = await signUp(url, { firstName: 'Cleo', business: 'Cleo AG' });
  const first = await signUp(url, { firstName: 'Finn' });
  const second = inventEmail('second');
  const { id } = await sendRequest(owner, {
    title: 'Lease 9',
    pdf,
    signatures: [
      { account_email: first.email, sequence: 1 },
      { signer_identity_data: { email_address: second }, sequence: 2 },
    ],
  });
  await first.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });

  // The sender, in German.
  await speak(owner, 'de');
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Korrigieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diese Anfrage korrigieren?' });
  await dialog.getByLabel(/^Nachricht/).fill('Der Mietzins war falsch.');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Entwurf erstellen' }).click();
  await expect(page).toHaveURL(/\/invite\/(?!.*\/view)/);
  const draftId = /invite\/([\w-]+)/.exec(page.url())![1]!;
  expect(draftId).not.toBe(id);
  await page.goto(`/invite/${draftId}?step=send`);
  await waitUntilAlive(page);
  await expect(page.getByText('Korrigierte Fassung')).toBeVisible();
  await expect(page.getByText(/Eine Person hat die frühere signiert/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Lease 9, corrected');
  await expect(page.getByText('Der Titel', { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Einladungen senden' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`/view/${id}`);
  await expect(page.getByText('Durch eine korrigierte Fassung ersetzt')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Korrigierte Fassung öffnen' })).toHaveAttribute(
    'href',
    `/view/${draftId}`,
  );
  await expectGoodScreen(page);

  // Who has signed is asked again, in French; who was asked, is told of the end of the other.
  expect((await readMail(url, first.email, 'invitation')).text).toContain('Der Mietzins war falsch.');
  expect((await readMail(url, second, 'withdrawn')).text).toContain('Der Mietzins war falsch.');
  await speak(first, 'fr');
  const signer = await openBrowser();
  await enterAs(signer, first);
  await signer.goto(`/view/${draftId}`);
  await waitUntilAlive(signer);
  await expect(signer.getByText('Version corrigée')).toBeVisible();
  await expect(signer.getByText(/Vous avez signé la demande précédente/)).toBeVisible();
  await expect(signer.getByText('Le titre', { exact: true })).toBeVisible();
  await expectGoodScreen(signer);
  await signer.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect.poll(() => readInvitation(url, second)).toContain(`/view/${draftId}/`);
});
