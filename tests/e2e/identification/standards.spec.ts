import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { readMail, signUp } from '../../support/people.ts';

test('somebody chooses the law, is identified, and gives it up for another name', async ({
  page,
  testSystem: server,
}) => {
  test.slow();
  const aline = await signUp(server.url, { firstName: 'Aline', lastName: 'Keller' });
  await enterAs(page, aline);
  await page.goto(`${server.url}/dashboard`);
  await waitUntilAlive(page);
  await expect(page.getByRole('main').getByText('Simple (SES)')).toBeVisible();
  await page.getByRole('button', { name: /Aline Keller/ }).click();
  await page.getByRole('menuitem', { name: 'What you can sign' }).click();
  await expect(page.getByText('Your requests begin with: Swiss law (ZertES)')).toBeVisible();
  await page.getByRole('link', { name: 'Choose the law' }).click();
  await expect(page.getByRole('heading', { name: 'The law you sign under' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('radio', { name: /EU law/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('link', { name: 'All that you can sign' }).click();
  await expect(page.getByText('Your requests begin with: EU law (eIDAS)')).toBeVisible();

  await page.goto(`${server.url}/profile/signature-standards/eidas/self`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await page.getByRole('button', { name: 'Take the identification over' }).click();
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(page.getByText('You are identified')).toBeVisible();
  expect((await readMail(server.url, aline.email, 'identification')).subject).toBe('You are identified');

  // While it counts, nobody is identified under this law again, in whatever way.
  await page.goto(`${server.url}/profile/signature-standards/eidas/video`);
  await waitUntilAlive(page);
  await expect(page.getByText(/You are identified under this law already/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin' })).toHaveCount(0);
  await expectGoodScreen(page);

  await page.goto(`${server.url}/profile`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'My name has changed' }).click();
  await expect(page.getByRole('heading', { name: 'What has changed since' })).toBeVisible();
  await expect(page.getByText('Everything is as it was')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Give up my identifications' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give up your identifications?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Everything is as it was')).toBeVisible();
  await page.getByRole('button', { name: 'Give up my identifications' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Give up my identifications' }).click();
  await expect(page.getByText('Your identifications count no more.')).toBeVisible();
  await page.getByRole('link', { name: 'change your name' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.getByLabel('Last name').fill('Rossi');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Saved').first()).toBeVisible();
});
