import type { Page } from '@playwright/test';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, type Person, readMail, sendRequest, signUp, speak } from '../../support/people.ts';

const pdf = buildPdf();

/** Sends a request to one visitor, and returns its id and the visitor's address. */
async function sendTo(owner: Person, title: string): Promise<{ id: string; email: string }> {
  const email = inventEmail('signer');
  const { id } = await sendRequest(owner, {
    title,
    pdf,
    signatures: [{ signer_identity_data: { email_address: email, language: 'en' } }],
  });
  return { id, email };
}

const makeDrafts = (owner: Person, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      owner.client.call(createSignatureRequest, { body: { title: `Draft ${String(index + 1).padStart(2, '0')}` } }),
    ),
  );

const sent = '/dashboard?tab=inbox&status=OPEN&sendBy=me';
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function choose(page: Page, title: string, command: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: command }).click();
}

test('the dashboard remembers its tab, searches, pages, and keeps one address for one place', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Nina', business: 'Nina AG' });
  await makeDrafts(owner, 27);
  await sendTo(owner, 'Arbeitsvertrag Zürich');
  await enterAs(page, owner);
  await page.goto('/');
  await expect(page).toHaveURL(`${url}/dashboard?tab=inbox`);
  await waitUntilAlive(page);
  await expect(page.getByText('Nothing to sign')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Sent 1' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=inbox&status=OPEN&sendBy=me`);
  await expect(rowOf(page, 'Arbeitsvertrag Zürich')).toContainText('In progress');
  await expect(rowOf(page, 'Arbeitsvertrag Zürich')).toContainText('Waiting for signer');
  await expectGoodScreen(page);
  await page.goto('/');
  await expect(page).toHaveURL(`${url}/dashboard?tab=inbox&status=OPEN&sendBy=me`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('Nothing done yet')).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('link', { name: 'Drafts 27' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts`);
  await expect(page.getByText('1–25 of 27')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts&page=2`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('link', { name: '50', exact: true }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts&size=50`);
  await expect(page.getByRole('rowheader')).toHaveCount(27);
  await page.getByRole('button', { name: 'By last change' }).click();
  await page.getByRole('menuitem', { name: 'title' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts&size=50&sortBy=title`);
  await expect(page.getByRole('rowheader').first()).toContainText('Draft 01');

  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts`);
  await page.goto('/dashboard?size=33&page=99&nonsense=1&tab=drafts&lang=en');
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts&page=2&lang=en`);

  // What somebody comes from stays in the history, and the address on the way does not get there.
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts`);
  await page.goBack();
  await expect(page).toHaveURL(`${url}/profile`);

  await page.goto('/dashboard?tab=drafts');
  await waitUntilAlive(page);
  await page.getByRole('searchbox', { name: 'Search by title, signer or observer' }).fill('ZÜRICH');
  await expect(page).toHaveURL(`${url}/dashboard?tab=search&q=Z%C3%9CRICH`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(rowOf(page, 'Arbeitsvertrag Zürich')).toBeVisible();
  await page.getByRole('searchbox').fill('nothing of that name');
  await expect(page.getByText('Nothing found for “nothing of that name”')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Show all requests' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(rowOf(page, 'Arbeitsvertrag Zürich')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('filters stand in the address, are there again next time, and are cleared by one press', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Uma', business: 'Uma AG' });
  await makeDrafts(owner, 2);
  await sendTo(owner, 'Lease');
  await enterAs(page, owner);
  await page.goto(sent);
  await waitUntilAlive(page);
  await page.getByText('Filter', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'In progress' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Draft' }).check();
  await page.getByRole('textbox', { name: 'From' }).fill('31.2.2020');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByText('Please enter a day that exists, for example 21/11/2026')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'From' })).toBeFocused();
  await page.getByRole('textbox', { name: 'From' }).fill('1.1.2020');
  await page.getByRole('combobox', { name: 'Date that counts' }).selectOption('Creation');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  const filtered = `${url}/dashboard?tab=search&status=DRAFT%2COPEN&sendBy=me&dateFrom=2020-01-01&dateTimeMode=created_at`;
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Filter (3)')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${url}${sent}`);
  await page.goForward();
  await expect(page.getByText('Filter (3)')).toBeVisible();

  // A search within them, then one from another view, which looks through everything.
  await page.getByRole('searchbox').fill('Lease');
  await expect(page).toHaveURL(`${filtered}&q=Lease`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Drafts 2' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=drafts`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill('Lease');
  await expect(page).toHaveURL(`${url}/dashboard?tab=search&q=Lease`);

  // Next time they are there; what lets nothing through says so, in French, too.
  await speak(owner, 'fr');
  await page.goto('/');
  await expect(page).toHaveURL(filtered);
  await page.goto('/dashboard?tab=search&status=EXPIRED');
  await waitUntilAlive(page);
  await expect(page.getByText('Rien ne correspond aux filtres')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Effacer tous les filtres' }).first().click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=search`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('columnheader', { name: 'Signataires' }).getByRole('link').click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=search&sortBy=open_signatures`);
  await expect(page.getByRole('rowheader').last()).toContainText('Lease');
  await page.getByRole('columnheader', { name: 'Signataires' }).getByRole('link').click();
  await expect(page.getByRole('rowheader').first()).toContainText('Lease');

  // Another person of the same browser finds nothing of it.
  await enterAs(page, await signUp(url, { firstName: 'Vera', business: 'Vera AG' }));
  await page.goto('/');
  await expect(page).toHaveURL(`${url}/dashboard?tab=inbox`);
});

test('filters work before scripts do', async ({ browser, url }) => {
  const owner = await signUp(url, { firstName: 'Wim', business: 'Wim AG' });
  await makeDrafts(owner, 1);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await speak(owner, 'de');
  await enterAs(page, owner);
  await page.goto(`${url}/dashboard?tab=drafts`);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Von' }).fill('01.02.2020');
  await page.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=search&status=DRAFT&dateFrom=2020-02-01`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await context.close();
});

test('a draft opens where it was left, and is erased for good after a question', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Otto', business: 'Otto AG' });
  const [draft] = await makeDrafts(owner, 1);
  await enterAs(page, owner);
  await page.goto('/dashboard?tab=drafts');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: /Draft 01/ }).click();
  await expect(page).toHaveURL(new RegExp(`/invite/${draft!.id}`));
  await page.getByRole('link', { name: 'To the drafts' }).click();
  await choose(page, 'Draft 01', 'Delete');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('The draft “Draft 01” and its documents are erased for good.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Draft 01')).toBeVisible();
  await choose(page, 'Draft 01', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The request was deleted')).toBeVisible();
  await expect(page.getByText('No drafts')).toBeVisible();
  await expectGoodScreen(page);
});

test('the owner reminds once an hour and is told kindly when that is too soon', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 429 .*\/remind/);
  const owner = await signUp(url, { firstName: 'Petra', business: 'Petra AG' });
  const { email } = await sendTo(owner, 'Mandate');
  await enterAs(page, owner);
  await page.goto(sent);
  await waitUntilAlive(page);
  await choose(page, 'Mandate', 'Remind');
  await expect(page.getByText('1 person was reminded')).toBeVisible();
  expect((await readMail(url, email, 'reminder')).text).toContain('Mandate');
  await choose(page, 'Mandate', 'Remind');
  await expect(page.getByText('Failed to remind signers')).toBeVisible();
  await expect(
    page.getByText(/That was less than an hour ago\. You can remind again in \d+ minutes?\.$/),
  ).toBeVisible();
  await expectGoodScreen(page);
});

test('the owner withdraws with a message that the signer reads, and deletes the request afterwards', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Quirin', business: 'Quirin AG' });
  const { id, email } = await sendTo(owner, 'Licence 2027');
  await enterAs(page, owner);
  await page.goto(sent);
  await waitUntilAlive(page);
  await choose(page, 'Licence 2027', 'Withdraw');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Clause 4 was wrong. A new one follows.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect((await owner.client.call(getSignatureRequest, { params: { id } })).status_overall).toBe('OPEN');
  await choose(page, 'Licence 2027', 'Withdraw');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Clause 4 was wrong. A new one follows.');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The request was withdrawn')).toBeVisible();
  await expect(page.getByText('Nothing under way')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(rowOf(page, 'Licence 2027')).toContainText('Withdrawn');
  expect((await readMail(url, email, 'withdrawn')).text).toContain('Clause 4 was wrong. A new one follows.');
  await expectGoodScreen(page);
  await choose(page, 'Licence 2027', 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing done yet')).toBeVisible();
});

test('nobody sees the requests of others, and their addresses lead to a page that says there is nothing', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const owner = await signUp(url, { firstName: 'Rita', business: 'Rita AG' });
  const { id } = await makeDrafts(owner, 1).then(([draft]) => draft!);
  await enterAs(page, await signUp(url, { firstName: 'Sven', business: 'Sven AG' }));
  await page.goto('/dashboard?tab=drafts');
  await expect(page.getByText('No drafts')).toBeVisible();
  const answer = await page.goto(`/invite/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectGoodScreen(page);
});
