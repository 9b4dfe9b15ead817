import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on by Tab until a control has the focus: how far somebody without a mouse comes. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`By Tab one does not come to ${String(control)}`);
}

/** Presses what one comes to by Tab. */
export async function pressByKeys(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Types into what one comes to by Tab. */
export async function typeByKeys(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}
