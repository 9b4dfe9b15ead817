import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { measureOverflow } from './measure-overflow.ts';

/** The smallest window, and twice the text size: WCAG 2.2, 1.4.4 (200 %) and 1.4.10 (320 px) at once. */
const window320 = { width: 320, height: 640 };
const twice = '200%';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  document.documentElement.style.fontSize = '';
});

/** After each story, as its play function has left it: whatever it says can be read in a small window with large letters. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await page.viewport(window320.width, window320.height);
  document.documentElement.style.fontSize = twice;
  await document.fonts.ready;
  // What follows the size by script has a frame to do so.
  await nextFrame();
  await nextFrame();
  const complaints = measureOverflow();
  document.documentElement.style.fontSize = '';
  if (complaints.length) throw new Error(`Does not fit into 320 px with 200 % text:\n${complaints.join('\n')}`);
});
