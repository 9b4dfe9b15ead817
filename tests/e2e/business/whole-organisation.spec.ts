import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { enterCode, readCode } from '../../support/signing-steps.ts';

test('an organisation is founded, gets ten members and all it needs, is deleted, and comes back as it was', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  test.setTimeout(240_000);
  expectComplaint(/status of (404|409|422) /);
  const mark = randomBytes(4).toString('hex');
  const [name, domain] = [`Whole ${mark} AG`, `whole-${mark}.example`];
  const [email, password] = [inventEmail('olga'), `Kupfer-Wolke-Segel-${mark}`];

  // Sign-up.
  await page.goto('/business/signup');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(findLink(await readMail(url, email, 'confirm-email'), '/signup/confirm'));
  await expect(page).toHaveURL(/\/business\/signup\/steps$/);
  await waitUntilAlive(page);
  await page.getByLabel('Name of the business').fill(name);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Blum');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I may act for this business').check();
  await page.getByRole('button', { name: 'Create account and business' }).click();
  await expect(page.getByRole('heading', { name: `${name} is ready` })).toBeVisible();
  const { token } = await createClient(fetch, {}, url).call(login, { body: { email, password } });
  const owner = { email, password, firstName: 'Olga', lastName: 'Blum', token };

  // Ten members: nine are invited, and accept.
  const people = await Promise.all(
    Array.from({ length: 9 }, (_, index) => signUp(url, { firstName: 'Nora', lastName: `Number${index + 1}` })),
  );
  await page.goto('/business/members');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Add members' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses').fill(people.map((person) => person.email).join(' '));
  await dialog.getByRole('radio', { name: /Administrator/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send 9 invitations' }).click();
  await expect(dialog).toContainText('9 invitations were sent');
  await Promise.all(people.map(({ client }) => client.call(accept, { body: { business_invite: true } })));
  await page.reload();
  await expect(page.getByText('10 of 25 seats taken')).toBeVisible();
  const [nora, luca] = [people[0]!, people[1]!];

  // A group of two.
  await page.getByRole('link', { name: 'Signer groups' }).first().click();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'New signer group' }).click();
  await page.getByLabel('Name of the group').fill('Board');
  for (const one of [nora, luca]) {
    await page.getByLabel('Add people').fill(one.email);
    await page.getByLabel('Add people').press('Enter');
  }
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('1 of at most')).toBeVisible();

  // A domain, by the code that was mailed to who runs it; a wrong one first.
  await page.getByRole('link', { name: 'Domains', exact: true }).first().click();
  await waitUntilAlive(page);
  await page.getByLabel('Domain', { exact: true }).fill(domain);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/A code was sent to/)).toContainText(`@${domain}`);
  const mailbox = /\S+@\S+\.example/.exec(await page.getByText(/A code was sent to/).innerText())![0];
  await page.getByLabel('Code', { exact: true }).fill('ABCDE-FGHJK');
  await page.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/.+/);
  const { text } = await readMail(url, mailbox, 'domain-code');
  await page.getByLabel('Code', { exact: true }).fill(/[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(text)![0]);
  await page.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(page.getByText('Activated', { exact: true })).toBeVisible();

  // A seal.
  await page.getByRole('link', { name: 'Seals' }).first().click();
  await waitUntilAlive(page);
  await page.getByLabel('Label').fill('Contracts');
  await page.getByLabel('Account name').fill('contracts');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page).toHaveURL('/business/seals/contracts');

  // Part 11 and retention on.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await waitUntilAlive(page);
  const regulated = page.getByLabel('Every request is a regulated record');
  await regulated.check();
  await page.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch on automatic deletion' }).click();
  await dialog.getByRole('spinbutton', { name: 'Days until deletion' }).fill('30');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const kept = page.getByText(/deleted with their documents 30 days after their end/);
  await expect(kept).toBeVisible();

  // A signature under these rules, and the file that tells of it.
  const sender = { ...owner, client: createClient(fetch, { bearer: token }, url) };
  const { id } = await sendRequest(sender, { pdf: buildPdf(), signatures: [{ account_email: email }] });
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByLabel('Reason for signing').fill('I approve this');
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await page.goto('/business/activity');
  await waitUntilAlive(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save signatures' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"PART11"');

  // Deleted by one administrator: everybody has a plain account. Another one brings it back.
  await page.goto('/business/profile');
  await waitUntilAlive(page);
  await page.locator('summary', { hasText: 'Delete business' }).click();
  for (const typed of [name.toLowerCase(), name]) {
    await page.getByLabel(/type the name/).fill(typed);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Delete business' }).click();
    if (typed !== name) await expect(page.getByText(/This is not the name of the business/)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/business\/register/);
  await expectGoodScreen(page);
  await page.goto('/business/members');
  await expect(page).toHaveURL(/\/business\/register/);
  const hers = await openBrowser();
  await enterAs(hers, nora);
  await hers.goto(findLink(await readMail(url, nora.email, 'business-deleted'), '/business/register'));
  await waitUntilAlive(hers);
  await hers.getByRole('button', { name: 'Bring it back' }).click();
  await expect(hers).toHaveURL(/\/business\/profile/);
  await expect(hers.getByLabel('Name of the business')).toHaveValue(name);
  // Whoever presses it after that in an open tab comes to the same place.
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page).toHaveURL(/\/business\/profile/);

  // All is as it was.
  await hers.goto('/business/settings');
  await expect(hers.getByLabel('Every request is a regulated record')).toBeChecked();
  await expect(hers.getByText(/deleted with their documents 30 days after their end/)).toBeVisible();
  for (const [place, found] of [
    ['/business/members', '10 of 25 seats taken'],
    ['/business/members/signer-groups', 'Board'],
    ['/business/members/domains', 'Activated'],
    ['/business/seals', 'Contracts'],
    ['/business/activity', '1 entry'],
  ] as const) {
    await hers.goto(place);
    await expect(hers.getByText(found).first()).toBeVisible();
  }
});
