import { randomBytes } from 'node:crypto';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { letBusinessBeBlocked } from '../../support/let-time-pass.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';

test('an organisation grows to ten people by one paste; roles are given and taken, and nobody is left without an administrator', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of (403|404|422) .*businesses/);
  const name = `Frei ${randomBytes(3).toString('hex')} AG`;
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: name });
  const nora = await signUp(url, { firstName: 'Nora' });
  const luca = await signUp(url, { firstName: 'Luca', lastName: 'Rossi' });
  await enterAs(page, ada);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Business' }).first().click();
  await page.getByRole('link', { name: 'Members' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members');
  await expect(page.getByText('You are still alone here')).toBeVisible();
  await expectGoodScreen(page);

  // Ten addresses in one paste, one of them twice, one the own and one that is none.
  const others = Array.from({ length: 7 }, (_, number) => inventEmail(`colleague${number}`));
  await page.getByRole('button', { name: 'Add members' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('E-mail addresses');
  const paste = (text: string) =>
    field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste([`Nora <${nora.email}>`, luca.email, ...others, nora.email.toUpperCase(), 'nonsense@'].join('; '));
  await expect(dialog.getByText(/10 people entered/)).toContainText('24 seats are free');
  await dialog.getByRole('button', { name: 'Send 10 invitations' }).click();
  await expect(dialog.getByText('One address is not valid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove nonsense@' }).click();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Send 9 invitations' }).click();
  await expect(dialog).toContainText('9 invitations were sent');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 of 25 seats taken, 9 held by invitations')).toBeVisible();

  // The list of a file: who is invited already keeps nobody else back.
  await page.getByRole('button', { name: 'Add members' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name;E-Mail\r\n"Rossi, Luca";${luca.email}\r\nTen;${inventEmail('ten')}\r\nEva;eva.example.ch\r\n`,
    ),
  });
  await expect(dialog.getByText('One line of the file holds no e-mail address: “Eva;eva.example.ch”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(dialog).toContainText('One invitation was sent');
  await expect(dialog).toContainText(`${luca.email}: has an open invitation`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // One accepts by the mail, one is cancelled, one is sent again.
  const hers = await openBrowser();
  await hers.goto(findLink(await readMail(url, others[0]!, 'business-invitation'), '/signup'));
  await expect(hers.getByLabel('E-mail address')).toHaveValue(others[0]!);
  await enterAs(hers, nora);
  await hers.goto(findLink(await readMail(url, nora.email, 'business-invitation'), '/login'));
  await waitUntilAlive(hers);
  await hers.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(hers.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Invited' }).click();
  await expect(page).toHaveURL(/view=invited/);
  await page.getByRole('button', { name: `Actions for ${others[0]}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation' }).click();
  await expect(page.getByText(`The invitation of ${others[0]} was cancelled.`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${others[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText(`The invitation went to ${others[1]} again.`)).toBeVisible();
  await expectGoodScreen(page);

  // A member is told that admin pages are not hers, until she is an administrator.
  await hers.goto('/business/members');
  await expect(hers).toHaveURL(/\/dashboard/);
  await expect(hers.getByText(/administrators/i).first()).toBeVisible();
  // Whoever searches before the list that was picked is there searches that one.
  const list = Promise.withResolvers<void>();
  await page.route(
    /members\.data(?!.*q=nora)/,
    async (route) => {
      await list.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Active' }).click();
  await page.getByRole('searchbox').fill('nora');
  await expect(page).toHaveURL(/q=nora/);
  list.resolve();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for Nora Ammann' }).click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect(page.getByText('Nora Ammann is an administrator now.')).toBeVisible();
  await hers.goto('/business/members');
  await waitUntilAlive(hers);
  await hers.getByRole('button', { name: 'Actions for Ada Frei' }).click();
  await hers.getByRole('menuitem', { name: 'End administration' }).click();
  await expect(hers.getByText('Ada Frei is a member now, no longer an administrator.')).toBeVisible();

  // Her open tab gets a clear answer: what she presses there is not done, and leads to her own page.
  await page.getByRole('button', { name: 'Actions for Nora Ammann' }).click();
  await page.getByRole('menuitem', { name: 'End administration' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Only administrators of your business may open this page.')).toBeVisible();
  await expect(page.getByText(/administrators of your business/)).toHaveCount(1);

  // The last administrator cannot leave; the member can, and her request passes on.
  const { id } = await sendRequest(ada, {
    title: 'Lease',
    pdf: buildPdf(),
    signatures: [{ account_email: luca.email }],
  });
  await hers.goto('/profile');
  await waitUntilAlive(hers);
  await hers.getByRole('button', { name: 'Leave business' }).click();
  await expect(hers.getByRole('dialog')).toContainText(`You cannot leave ${name} yet`);
  await expectGoodScreen(hers);
  await page.goto('/profile?lang=de');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Unternehmen verlassen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Eine ist offen und kann weiterhin signiert werden.');
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Unternehmen verlassen' }).click();
  await expect(page.getByText(`Sie haben ${name} verlassen.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unternehmen verlassen' })).toHaveCount(0);
  expect((await ada.client.call(getUser, {})).business).toBeNull();
  await hers.goto(`/view/${id}`);
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('Lease');
});

test('whoever is removed sees it at once; a shut organisation leaves its administrator the members alone, and a member the way out', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 40[34] .*businesses/);
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const [nora, luca] = [await signUp(url, { firstName: 'Nora' }), await signUp(url, { firstName: 'Luca' })];
  await enterAs(page, ada);
  await page.goto('/business/members');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Add members' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses').fill(`${nora.email},`);
  // The last one is not confirmed: the press sends it, too, wherever it lands on the button.
  await dialog.getByLabel('E-mail addresses').fill(luca.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click({ position: { x: 40, y: 4 } });
  await expect(dialog).toContainText('2 invitations were sent');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const browsers = [await openBrowser(), await openBrowser()] as const;
  for (const [index, person] of [nora, luca].entries()) {
    const browser = browsers[index]!;
    await enterAs(browser, person);
    await browser.goto('/dashboard');
    await waitUntilAlive(browser);
    await browser.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(browser.getByRole('dialog')).toBeHidden();
  }
  const [hers, his] = browsers;

  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('checkbox', { name: 'Select Nora Ammann' }).check();
  await page.getByRole('button', { name: 'Remove member' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nora Ammann no longer belongs to Frei Architektur AG');
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('One person was removed.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Nora Ammann' })).toHaveCount(0);
  await expect(page.locator('main:focus-within'), 'who pressed it goes on where it was').toBeVisible();
  await hers.getByRole('link', { name: 'Drafts' }).click();
  await expect(hers.getByRole('dialog', { name: 'You no longer belong to Frei Architektur AG' })).toBeVisible();
  await page.getByRole('link', { name: 'Removed' }).click();
  await page.getByRole('button', { name: 'Actions for Nora Ammann' }).click();
  await page.getByRole('menuitem', { name: 'Invite again' }).click();
  await expect(dialog.getByText(nora.email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await letBusinessBeBlocked(ada.email);
  await page.goto('/business/seals');
  await expect(page).toHaveURL(/\/business\/upgrade/);
  await page.goto('/business/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members');
  await his.reload();
  await waitUntilAlive(his);
  const locked = his.getByRole('dialog');
  await expect(locked).toContainText(ada.email);
  await locked.getByRole('button', { name: 'Leave business' }).click();
  await expect(his.getByRole('alertdialog', { name: 'Leave Frei Architektur AG?' })).toBeVisible();
  await his.getByRole('alertdialog').getByRole('button', { name: 'Leave business' }).click();
  await expect(his.getByText('You have left Frei Architektur AG.')).toBeVisible();
  await expect(his.getByRole('alertdialog')).toBeHidden();
  await expect(his.getByRole('dialog')).toBeHidden();
});
