import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, sendRequest, signUp, speak } from '../../support/people.ts';

const words = {
  en: {
    inbox: 'Team inbox',
    title: 'Lease 81',
    take: 'Take Lease 81',
    taken: 'You look after “Lease 81” now',
    mine: /^Mine/,
    give: 'Give back Lease 81',
    back: '“Lease 81” is back in the inbox',
    assign: 'Assign Lease 81',
    dialog: 'To whom is it assigned?',
    email: 'E-mail address',
    submit: 'Assign',
    all: /^All/,
  },
  de: {
    inbox: 'Team-Eingang',
    title: 'Miete 81',
    take: 'Miete 81 übernehmen',
    taken: 'Sie kümmern sich jetzt um «Miete 81»',
    mine: /^Meine/,
    give: 'Miete 81 zurückgeben',
    back: '«Miete 81» liegt wieder im Eingang',
    assign: 'Miete 81 zuweisen',
    dialog: 'Wem wird sie zugewiesen?',
    email: 'E-Mail-Adresse',
    submit: 'Zuweisen',
    all: /^Alle/,
  },
  fr: {
    inbox: 'Boîte de l’équipe',
    title: 'Bail 81',
    take: 'Prendre Bail 81',
    taken: 'Vous vous occupez désormais de « Bail 81 »',
    mine: /^Les miennes/,
    give: 'Rendre Bail 81',
    back: '« Bail 81 » est de retour dans la boîte',
    assign: 'Attribuer Bail 81',
    dialog: 'À qui l’attribuer ?',
    email: 'Adresse e-mail',
    submit: 'Attribuer',
    all: /^Toutes/,
  },
} as const;

for (const [language, say] of inOneLanguage('fr', Object.entries(words)))
  test(`a request is put into the inbox of the team, taken, given back and assigned (${language})`, async ({
    page,
    openBrowser,
    url,
    expectComplaint,
  }) => {
    test.slow();
    const owner = await signUp(url, { firstName: 'Olga', lastName: 'Blum', business: `Team ${language} AG` });
    const nora = await signUp(url, { firstName: 'Nora', lastName: 'Frei' });
    const { business } = await owner.client.call(getUser, {});
    await owner.client.call(addMembers, { params: { id: business!.id }, body: { users: [{ email: nora.email }] } });
    await nora.client.call(accept, { body: { business_invite: true } });
    for (const person of [owner, nora]) await speak(person, language as keyof typeof words);
    const { id } = await sendRequest(owner, {
      title: say.title,
      pdf: buildPdf(),
      signatures: [{ signer_identity_data: { email_address: inventEmail('team') } }],
    });

    await enterAs(page, owner);
    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    const shared = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByRole('switch', { name: say.inbox }).click();
    await shared;
    await expect(page.getByRole('switch', { name: say.inbox })).toBeChecked();

    const other = await openBrowser();
    await enterAs(other, nora);
    await other.goto('/team');
    await waitUntilAlive(other);
    await expect(other.getByText(say.title, { exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: say.title })).toHaveCount(0);
    await expectGoodScreen(other);
    expect((await other.request.get(`/view/${id}`)).url()).toMatch(/\/not-available$/);
    await other.getByRole('button', { name: say.take }).click();
    await expect(other.getByText(say.taken)).toBeVisible();
    await other.getByRole('link', { name: say.mine }).click();
    await other.getByRole('link', { name: say.title }).click();
    await expect(other.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await other.goto('/team?filter=MINE');
    await waitUntilAlive(other);
    await other.getByRole('button', { name: say.give }).click();
    await expect(other.getByText(say.back)).toBeVisible();
    expect((await other.request.get(`/view/${id}`)).url()).toMatch(/\/not-available$/);

    await page.goto('/team');
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say.assign }).click();
    const dialog = page.getByRole('dialog', { name: say.dialog });
    await dialog.getByLabel(say.email).fill(inventEmail('stranger'));
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expectComplaint(/422 \(Unprocessable Entity\).*\/assignee/);
    await dialog.getByLabel(say.email).fill(nora.email);
    await page.getByRole('option', { name: /Nora Frei/ }).click();
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog).toBeHidden();
    await readMail(url, nora.email, 'assigned');
    await page.getByRole('link', { name: say.all }).click();
    await expect(page.getByText('Nora Frei')).toBeVisible();
    expect((await other.request.get(`/view/${id}`)).status()).toBe(200);
  });
