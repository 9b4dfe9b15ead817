import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Before, since what a story measures while it runs depends on the fonts. */
beforeEach(() =>
  Promise.all(
    ['"Inter Variable"', '"Source Serif 4 Variable"'].map((family) => document.fonts.load(`500 1rem ${family}`)),
  ),
);

/** After each story: the whole window, as it looks when the play function has ended. */
afterEach(async ({ task }) => {
  document.body.style.minHeight = '100vh';
  await document.fonts.ready;
  const story = task.name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story, { timeout: 4000 });
});
