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
