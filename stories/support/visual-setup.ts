import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What the story run puts beside a test: the story that it shows. */
interface StoryTestContext {
  story?: { tags?: readonly string[] };
}

/** Before, since what a story measures while it runs depends on the fonts. */
beforeEach(() =>
  Promise.all(
    ['"Inter Variable"', '"Source Serif 4 Variable"'].map((family) => document.fonts.load(`500 1rem ${family}`)),
  ),
);

async function compare(name: string): Promise<void> {
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { timeout: 4000 });
}

/**
 * After each story: the whole window, as it looks when the play function has ended. Stories with the tag `visual-dark` are taken at
 * night, too: the theme is a matter of colours alone, so nothing is rendered again.
 */
afterEach(async (context) => {
  const { task, story } = context as typeof context & StoryTestContext;
  document.body.style.minHeight = '100vh';
  await document.fonts.ready;
  const name = task.name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  await compare(name);
  if (!story?.tags?.includes('visual-dark')) return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = 'dark';
  await compare(`${name}-dark`);
  dataset['theme'] = theme;
});
