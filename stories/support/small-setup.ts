import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { measureOverflow } from './measure-overflow.ts';

/** The smallest window, and twice the text size: WCAG 2.2, 1.4.4 (200 %) and 1.4.10 (320 px) at once. */
const window320 = { width: 320, height: 640 };
const twice = '200%';

/** What follows the size by script has that long in ms to do so. */
const timeout = 1500;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function expectToFit(): void {
  const complaints = measureOverflow();
  if (complaints.length) throw new Error(`Does not fit into 320 px with 200 % text:\n${complaints.join('\n')}`);
}

beforeEach(() => {
  document.documentElement.style.fontSize = '';
});

/** After each story, as its play function has left it: whatever it says can be read in a small window with large letters. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  document.documentElement.style.fontSize = twice;
  // Last, so that what is placed by script is placed anew.
  await page.viewport(window320.width, window320.height);
  await document.fonts.ready;
  await nextFrame();
  await vi.waitFor(expectToFit, { timeout, interval: 50 });
  // Reported, so that a run can say how many were tried.
  (task.meta as { isTriedSmall?: boolean }).isTriedSmall = true;
});
