import { afterEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** What the story run puts beside a test: the story that it shows. */
interface StoryTestContext {
  story?: { tags?: readonly string[] };
}

/** How the page is found for its picture. Left to itself, the runner looks for it by its texts, and some of them change by themselves. */
const wholePage = 'whole-page';

/** For how long an image is awaited. */
const mostMs = 2000;

/** Pictures that load late or are decoded beside would change the page while it is taken. */
async function awaitImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // Some stories are about an image that fails, or never comes.
  const shown = Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

/** What follows from another size of the window is laid out within two frames: what is measured by scripts in the second. */
const awaitFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** For how many looks a page may be busy with what it will show, some 0.8 s; some stories are about a wait that never ends. */
const mostBusy = 24;

/** What a page is loading comes after the play function, where that looks at something else. */
async function awaitRest(): Promise<void> {
  for (let look = 0; look < mostBusy && document.querySelector('[aria-busy="true"]'); look += 1) await awaitFrames();
}

/** The reason why the window is not as recorded, or undefined; not thrown, so that one look's difference hides none of the others. */
async function findDifference(name: string): Promise<unknown> {
  try {
    await expect(page.getByTestId(wholePage)).toMatchScreenshot(name, { timeout: 30_000 });
    return undefined;
  } catch (reason) {
    return reason;
  }
}

/**
 * Makes the window as high as what the story shows: what lies below its edge is not painted and would be white in the picture. What is as
 * high as a part of the window grows with it, by less each time; what is higher than the window always will be, and is left so.
 */
async function showWhole(): Promise<() => Promise<void>> {
  const [width, height] = [innerWidth, innerHeight];
  const readHidden = () => document.documentElement.scrollHeight - innerHeight;
  let before = Infinity;
  for (let hidden = readHidden(); hidden > 0 && hidden < before; hidden = readHidden()) {
    before = hidden;
    await page.viewport(width, document.documentElement.scrollHeight);
    await awaitFrames();
  }
  return () => (innerHeight === height ? Promise.resolve() : page.viewport(width, height));
}

/** With the system's own few colours, as Windows' contrast themes paint. */
async function emulateForcedColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

/**
 * After each story: all of its page, as it looks when the play function has ended. Stories with the tag `visual-dark` are taken at
 * night, too, and those with `visual-forced-colors` with forced colours: both are a matter of style alone, so nothing is rendered again.
 * A story that shows another language says so by its globals and has a picture of its own.
 */
afterEach(async (context) => {
  const { task, story } = context as typeof context & StoryTestContext;
  document.body.style.minHeight = '100vh';
  document.body.dataset['testid'] = wholePage;
  await document.fonts.ready;
  const name = task.name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  await awaitRest();
  await awaitImages();
  const restoreWindow = await showWhole();
  const differences = [await findDifference(name)];
  if (story?.tags?.includes('visual-dark')) {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = 'dark';
    differences.push(await findDifference(`${name}-dark`));
    dataset['theme'] = theme;
  }
  if (story?.tags?.includes('visual-forced-colors')) {
    await emulateForcedColors('active');
    differences.push(await findDifference(`${name}-forced-colors`));
    await emulateForcedColors('none');
  }
  await restoreWindow();
  const first = differences.find((difference) => difference !== undefined);
  if (first !== undefined) throw first;
});
