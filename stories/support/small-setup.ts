import { afterEach, vi } from 'vitest';
import { measureBoxes } from './measure-boxes.ts';
import { measureOverflow } from './measure-overflow.ts';
import { measureTargets } from './measure-targets.ts';

/** The smallest window, and twice the text size: WCAG 2.2, 1.4.4 (200 %) and 1.4.10 (320 px) at once. */
const window320 = { width: '320px', height: '640px' };
const twice = '200%';

/** What follows the size by script has that long in ms to do so; long, since a machine may be busy. */
const timeout = 10_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function expectToFit(): void {
  const complaints = [...measureOverflow(), ...measureBoxes()];
  if (complaints.length) throw new Error(`Does not fit into 320 px with 200 % text:\n${complaints.join('\n')}`);
}

/**
 * Makes the window small for as long as `look` takes. A story's window is a frame of the run's page, and the frame alone is made smaller:
 * to ask for another page (`page.viewport`) takes longer than to look at it.
 */
async function inSmallWindow(look: () => Promise<void>): Promise<void> {
  const { style } = window.frameElement as HTMLElement;
  const { width, height } = style;
  Object.assign(style, window320);
  try {
    await look();
  } finally {
    Object.assign(style, { width, height });
  }
}

/** After each story, as its play function has left it: whatever it says can be read in a small window with large letters. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const small = measureTargets();
  if (small.length) throw new Error(`Smaller than 24 × 24 px:\n${small.join('\n')}`);
  const root = document.documentElement;
  root.style.fontSize = twice;
  await inSmallWindow(async () => {
    await document.fonts.ready;
    await nextFrame();
    // What stands in an empty field is not measured anew when its window alone gets smaller, but when letters change.
    root.style.fontSize = '';
    root.getBoundingClientRect();
    root.style.fontSize = twice;
    await vi.waitFor(expectToFit, { timeout, interval: 50 });
  });
  // Reported, so that a run can say how many were tried.
  (task.meta as { isTriedSmall?: boolean }).isTriedSmall = true;
});
