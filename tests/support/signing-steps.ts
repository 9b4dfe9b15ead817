import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { findLink, readMail } from './people.ts';

/** The personal link in a signer's invitation. */
export const readInvitation = async (url: string, email: string): Promise<string> =>
  findLink(await readMail(url, email, 'invitation'), '/view/');

/** The code in the newest mail of its kind. */
export async function readCode(url: string, email: string): Promise<string> {
  const { text } = await readMail(url, email, 'tan');
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`The mail has no code:\n${text}`);
  return code;
}

/** The bytes of what a click downloads. */
export async function download(page: Page, control: Locator): Promise<Buffer> {
  const [started] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return readFile(await started.path());
}

/** Types a code into the dialog and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Code from the e-mail').fill(code);
  await dialog.getByRole('button', { name: 'Sign' }).click();
}

/** Signs as a visitor on the open page, with the code from the mail, and waits for the end. */
export async function signAsVisitor(page: Page, url: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await enterCode(page, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible({ timeout: 30_000 });
}
