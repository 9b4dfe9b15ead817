import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { openUserpilot } from '@sigillum/server/testing/userpilot/open-userpilot.ts';
import { expect, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

test('an administrator lets people be shown around: the tour is told what is named, and nothing is loaded for anybody else', async ({
  page,
}) => {
  const userpilot = await openUserpilot();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-tour-'));
  const server = await startServerProcess({
    dataDir,
    env: { SIGILLUM_ENVIRONMENT: 'production', ...userpilot.env },
  });
  const owner = await signUp(server.url, { firstName: 'Rita', business: 'Rita Pharma AG' });
  const { id: userId } = await owner.client.call(getUser, {});
  const { pricePlan } = await owner.client.call(getOwnBusiness, {});
  const policies: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document')
      policies.push((await response.headerValue('content-security-policy')) ?? '');
  });

  await page.goto(`${server.url}/login`);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${server.url}/business/settings`);
  await waitUntilAlive(page);
  expect(userpilot.served).toEqual([]);
  expect(policies.join('\n')).not.toContain(userpilot.url);

  await page.getByLabel('Show new people around').check();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // The document that is open lets nothing in; the next one does.
  expect(userpilot.served).toEqual([]);
  await page.getByRole('link', { name: 'Members' }).first().click();
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible();
  const told = JSON.stringify([
    'identify',
    userId,
    {
      email: owner.email,
      business: 'Rita Pharma AG',
      username: userId,
      role: 'admin',
      plan: pricePlan.name,
      locale_code: 'en-gb',
      plan_start: pricePlan.current.base.startAt,
    },
  ]);
  await expect.poll(() => userpilot.calls).toEqual([told]);
  expect(policies.at(-1)).toContain(userpilot.url);
  expect(policies.at(-1)).not.toMatch(/script-src[^;]*unsafe/);
  expect(userpilot.served).toHaveLength(1);

  // A page that is reached in the same document is told by its path.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByLabel('Show new people around')).toBeChecked();
  await expect.poll(() => userpilot.calls.slice(1)).toEqual([`["reload","${server.url}/business/settings"]`]);

  await page.getByLabel('Show new people around').uncheck();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => userpilot.calls.slice(2)).toEqual(['["destroy"]']);
  await page.goto(`${server.url}/dashboard`);
  await waitUntilAlive(page);
  expect(policies.at(-1)).not.toContain(userpilot.url);
  expect(userpilot.served).toHaveLength(1);

  await stopUnder(page, server);
  await userpilot.close();
  await rm(dataDir, { recursive: true, force: true });
});
