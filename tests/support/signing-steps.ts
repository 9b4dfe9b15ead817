import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { findLink, readMail } from './people.ts';

/** The personal link in a signer's invitation. */
export const readInvitation = async (url: string, email: string): Promise<string> =>
  findLink(await readMail(url, email, 'invitation'), '/view/');

/** The code in the newest mail of its kind. */
export async function readCode(url: string, email: string): Promise<string> {
  return findCode(await readMail(url, email, 'tan'));
}

/** A mobile number of nobody, digits with country code. */
export const inventMobile = (): string => `4179${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The code in the newest SMS to a number (digits with country code). */
export async function readSmsCode(url: string, mobile: string): Promise<string> {
  return findCode(await readMail(url, `+${mobile}`, 'sms-tan'));
}

/** The code that proves a number (digits with country code), in the newest SMS to it. */
export async function readPhoneCode(url: string, mobile: string): Promise<string> {
  return findCode(await readMail(url, `+${mobile}`, 'sms-phone'));
}

function findCode({ text }: { text: string }): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`The message has no code:\n${text}`);
  return code;
}

/** The bytes of what a click downloads. */
export async function download(page: Page, control: Locator): Promise<Buffer> {
  const [started] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return readFile(await started.path());
}

/** Types a code into the dialog and sends it. */
export async function enterCode(page: Page, code: string, label = 'Code from the e-mail'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel(label).fill(code);
  await dialog.getByRole('button', { name: 'Sign' }).click();
}

/** Signs as a visitor on the open page, with the code from the mail, and waits for the end. */
export async function signAsVisitor(page: Page, url: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await enterCode(page, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
}
