import { enterAs, expect, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import config from '../../playwright.config.ts';

// The browser as people have it: it keeps pages as they were and brings them back with the back button.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('after the logout the back button brings back no page as it was, however often it is pressed', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Clara' });
  await enterAs(page, person);
  for (const address of ['/dashboard', '/profile', '/logout']) {
    const response = await page.goto(address);
    expect(response?.headers()['cache-control'], address).toBe('no-store');
  }
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  for (const gone of ['/logout', '/profile', '/dashboard']) {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(
      gone === '/logout' ? /\/login$/ : new RegExp(`/login\\?next=${encodeURIComponent(gone)}`),
    );
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
  }
});

test('after somebody else has logged in, the back button brings back no page of the first person', async ({
  page,
  url,
}) => {
  const [first, second] = [await signUp(url, { firstName: 'Clara' }), await signUp(url, { firstName: 'Dario' })];
  await enterAs(page, first);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await expect(page.getByText(first.email)).toBeVisible();
  await page.goto('/verify');
  await waitUntilAlive(page);
  await enterAs(page, second);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});
