import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';
import { readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

const words = {
  en: {
    add: 'Not everybody has to sign',
    name: 'Name of the quorum',
    needed: 'How many of them have to sign',
    two: '2 of 3',
    save: 'Save',
    summary: 'Board: 2 of 3 have to sign',
    send: 'Send invitations',
  },
  de: {
    add: 'Nicht alle müssen signieren',
    name: 'Name des Quorums',
    needed: 'Wie viele davon signieren müssen',
    two: '2 von 3',
    save: 'Speichern',
    summary: 'Board: 2 von 3 müssen signieren',
    send: 'Einladungen senden',
  },
  fr: {
    add: 'Tout le monde ne doit pas signer',
    name: 'Nom du quorum',
    needed: 'Combien d’entre elles doivent signer',
    two: '2 sur 3',
    save: 'Enregistrer',
    summary: 'Board : 2 sur 3 doivent signer',
    send: 'Envoyer les invitations',
  },
} as const;

for (const lang of inOneLanguage('fr', ['de', 'fr', 'en']))
  test(`two of three sign, in ${lang}, and the third is told that there are enough`, async ({
    page,
    url,
    openBrowser,
    expectComplaint,
  }) => {
    // The question for the code is an answer with a status of its own.
    expectComplaint(/status of 422 .*\/direct\/sign/);
    test.slow();
    const say = words[lang];
    const owner = await signUp(url, { firstName: 'Rea', business: `Rea AG ${lang}` });
    await speak(owner, lang);
    const people = ['Aline', 'Marc', 'Zeno'].map((first_name) => ({ first_name, email: inventEmail(first_name) }));
    const { id } = await owner.client.call(createSignatureRequest, {
      body: {
        title: 'Resolution',
        documents: [{ title: 'Resolution.pdf', content: Buffer.from(buildPdf()).toString('base64') }],
        signatures: people.map(({ first_name, email }) => ({
          signer_identity_data: { email_address: email, first_name, last_name: 'Meier' },
        })),
      },
    });
    await enterAs(page, owner);
    await page.goto(`/invite/${id}?step=people`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.name).fill('Board');
    await dialog.getByLabel(say.needed).selectOption({ label: say.two });
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.summary)).toBeVisible();
    await expectGoodScreen(page);
    await expect
      .poll(async () => (await owner.client.call(getSignatureRequest, { params: { id } })).signatures[2]!.quorum)
      .toEqual({ name: 'Board', needed: 2 });
    await page.goto(`/invite/${id}?step=send`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say.send }).click();
    await page.waitForURL(/\/dashboard/);
    // The rest is the same in every language.
    if (lang !== 'en') return;

    const late = await openBrowser();
    await late.goto(await readInvitation(url, people[2]!.email));
    await waitUntilAlive(late);
    for (const { email } of people.slice(0, 2)) {
      const visitor = await openBrowser();
      await visitor.goto(await readInvitation(url, email));
      await waitUntilAlive(visitor);
      await signAsVisitor(visitor, url, email);
    }
    await late.reload();
    await expect(late.getByText('Enough others have signed')).toBeVisible();
    await expect(late.getByText('Your signature is no longer needed.')).toBeVisible();
    await expect(late.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
    await expectGoodScreen(late);

    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    await expect(page.getByText('Board: 2 of 2 have signed, 3 could sign')).toBeVisible();
    await expect(page.getByText('Not needed', { exact: true })).toBeVisible();
    await expect(page.getByText('Enough have signed; the others are not needed')).toBeVisible();
    await expectGoodScreen(page);
    const { status_overall } = await owner.client.call(getSignatureRequest, { params: { id } });
    expect(status_overall).toBe('SIGNED');
  });
