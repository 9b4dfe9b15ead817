import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { openCello } from '@sigillum/server/testing/cello/open-cello.ts';
import { expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

test('a business lets its people recommend, and who comes by a recommendation is told to the service, once', async ({
  page,
}) => {
  const cello = await openCello();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-referral-'));
  const server = await startServerProcess({
    dataDir,
    env: { SIGILLUM_ENVIRONMENT: 'test', SIGILLUM_LONGEST_RETRY_DELAY: '1', ...cello.env },
  });
  const logIn = async (email: string, password: string) => {
    await page.goto(`${server.url}/login`);
    await waitUntilAlive(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/dashboard/);
  };
  const owner = await signUp(server.url, { firstName: 'Rita', business: 'Rita Pharma AG' });
  const { id: ownerId } = await owner.client.call(getUser, {});
  await logIn(owner.email, owner.password);
  await page.goto(`${server.url}/business/settings`);
  await waitUntilAlive(page);
  await page.getByLabel('Your people may recommend the product and get a discount').check();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${server.url}/profile`);
  const box = page.getByRole('region', { name: 'Your link' });
  await expect(box).toHaveText(`https://go.example.ch/${ownerId.slice(0, 8)}`);
  await expectGoodScreen(page);
  await page.context().clearCookies();

  // Somebody with an account comes by a link, and founds a business: the service is away at first.
  const guest = await signUp(server.url, { firstName: 'Gina', lastName: 'Meier' });
  const { id: guestId } = await guest.client.call(getUser, {});
  await page.goto(`${server.url}/business/signup?ucc=UIPIWa2Hnnr`);
  await waitUntilAlive(page);
  await logIn(guest.email, guest.password);
  cello.state.faults = ['away'];
  await page.goto(`${server.url}/business/register`);
  await expect.poll(() => cello.events).toHaveLength(1);
  const [told] = cello.events;
  const { timestamp } = (JSON.parse(told!) as { context: { event: { timestamp: string } } }).context.event;
  expect(told).toBe(
    JSON.stringify({
      eventName: 'ReferralUpdated',
      payload: { ucc: 'UIPIWa2Hnnr', newUserId: guestId, price: 0, currency: 'EUR' },
      context: {
        newUser: { id: guestId, email: guest.email, name: 'Gina Meier' },
        event: { trigger: 'new-signup', timestamp },
      },
    }),
  );
  expect((await guest.client.call(getUser, {})).celloUCC).toBe('UIPIWa2Hnnr');
  await page.reload();
  await waitUntilAlive(page);
  expect(await page.evaluate(() => localStorage.getItem('ucc'))).toBeNull();
  expect(cello.events).toHaveLength(1);
  await stopUnder(page, server);
  await cello.close();
  await rm(dataDir, { recursive: true, force: true });
});
