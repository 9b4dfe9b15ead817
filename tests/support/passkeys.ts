import { expect, type Page } from '@playwright/test';
import { waitUntilAlive } from './journey.ts';
import type { Person } from './people.ts';

/** Gives a browser an authenticator that knows its person and never asks twice. */
export async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** Adds the first passkey of an account on its page, and answers the recovery codes. */
export async function addPasskey(page: Page, { password }: Person): Promise<string[]> {
  await page.goto('/profile/security');
  await waitUntilAlive(page);
  await page.getByText('Add a passkey').first().click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name of the device').fill('Laptop');
  await passkeys.getByLabel('Your password').fill(password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}
