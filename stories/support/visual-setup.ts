import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** After each story: the whole window, as it looks when the play function has ended. */
afterEach(async ({ task }) => {
  document.body.style.minHeight = '100vh';
  await document.fonts.ready;
  const story = task.name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story, { timeout: 4000 });
});
