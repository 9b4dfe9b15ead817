import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, test as base, waitUntilAlive } from '../../support/journey.ts';
import { openShop } from '../../support/open-shop.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { readCode } from '../../support/signing-steps.ts';

/** Flows of programs that lead by way of a browser; they know nothing of our contracts. The others are in server/machine. */
const test = base.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({}, use) => {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
});

const content = Buffer.from(buildPdf()).toString('base64');
const json = { 'content-type': 'application/json' };

async function call(url: string, method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const response = await fetch(`${url}/machine/${path}`, {
    ...{ method, headers: { ...headers, ...(body && json) } },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, bytes, body: isJson ? JSON.parse(bytes.toString()) : undefined };
}

async function logIn(url: string) {
  const owner = await signUp(url, { firstName: 'Mara', business: 'Shop AG' });
  const { id } = await owner.client.call(getOwnBusiness, {});
  const { username, key } = await owner.client.call(createApiUser, { params: { id }, body: { description: 'Shop' } });
  const { bytes } = await call(url, 'POST', 'v2/access/login', {}, { username, 'api-key': key });
  return { authorization: `Bearer ${bytes.toString()}` };
}

test('flow 2: a shop sends its buyer to the link, who signs in German and comes back; SUCCESS names the final file', async ({
  page,
  url,
  shop,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/(sign|tan)/);
  const token = await logIn(url);
  const email = inventEmail('buyer');
  const created = await call(url, 'POST', 'v2/signature-requests', token, {
    ...{ title: 'Order 7', content, quality: 'SES' },
    signatures: [{ signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi' } }],
    callback_success_url: `http://${shop.host}/done/s3cret?document=SKRIBBLE_DOCUMENT_ID`,
  });
  expect(created.status).toBe(200);
  const { id, document_id: first } = created.body;
  const link: string = created.body.signatures[0].signing_url;
  expect(new URL(link).search).toBe('');

  const back = `http://${shop.host}/thanks?order=7`;
  await page.goto(`${link}?exitURL=${encodeURIComponent(back)}&lang=de&redirectTimeout=-1`);
  await waitUntilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await page.getByRole('button', { name: 'Signieren', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await dialog
    .getByRole('textbox')
    .first()
    .fill(await readCode(url, email));
  await dialog.locator('button[type=submit]').first().click();
  await expect(page).toHaveURL(back);
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible();

  // The program polls, and downloads what the last answer names: the file that SUCCESS has named.
  const read = async () => (await call(url, 'GET', `v2/signature-requests/${id}`, token)).body;
  await expect.poll(async () => (await read()).status_overall).toBe('SIGNED');
  const final: string = (await read()).document_id;
  expect(final).not.toBe(first);
  const heard = () => shop.visits.filter(({ path }) => path.startsWith('/done')).map(({ path }) => path);
  await expect.poll(heard).toEqual([`/done/s3cret?document=${final}`]);
  const file = await call(url, 'GET', `v2/documents/${final}/content`, token);
  expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const [callback] = (await call(url, 'GET', `v3/signature-requests/${id}/callbacks`, token)).body;
  expect(callback).toMatchObject({ type: 'SUCCESS', state: 'COMPLETED', attempts: 1, messages: [] });
});

test('flow 11: what a program hands over without a token is claimed at its address, signed, tracked, downloaded and deleted', async ({
  page,
  url,
}) => {
  const form = new FormData();
  form.set('title', 'Lease of flat 7');
  form.set('content', new Blob([Buffer.from(content, 'base64')], { type: 'application/pdf' }), 'lease.pdf');
  const response = await fetch(`${url}/machine/v2/sendto`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  const { id, url: address, access_code: code } = (await response.json()) as Record<string, string>;
  const headers = { 'X-Accesscode': code! };
  const track = async () => (await call(url, 'GET', `v2/sendto/${id}/track`, headers)).body;
  expect(await track()).toEqual({ status: 'UNCLAIMED' });

  const claimer = await signUp(url, { firstName: 'Nora' });
  await enterAs(page, claimer);
  await page.goto(address!);
  await waitUntilAlive(page);
  await page.getByLabel('Access code').fill(code!);
  await page.getByRole('button', { name: 'Take over and sign' }).click();
  await expect(page).toHaveURL(/\/view\/[\w-]+$/);
  await waitUntilAlive(page);
  expect(await track()).toMatchObject({
    status: 'SIGNING',
    creator: 'Nora Ammann',
    signers: [{ status_code: 'OPEN' }],
  });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();

  await expect.poll(async () => (await track()).status).toBe('SIGNED');
  const file = await call(url, 'GET', `sendto/${id}/download`, headers);
  expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(file.bytes.length).toBeGreaterThan(Buffer.from(content, 'base64').length);
  expect((await call(url, 'DELETE', `v2/sendto/${id}`, headers)).status).toBe(200);
  expect((await call(url, 'GET', `v2/sendto/${id}/track`, headers)).status).toBe(404);
});
