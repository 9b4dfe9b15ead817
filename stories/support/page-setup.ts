import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { loadFallbackFaces } from './fallback-faces.ts';
import { findForeignFaces } from './find-foreign-faces.ts';

/** How long in ms a story waits for what it expects before it fails; long, since a machine may be busy. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * What moves in on its own stands in its place at once. A busy machine draws no frame for seconds, and until the first one an animation
 * shows its beginning, however short it is. Transitions stay: components wait for their ends.
 */
const stillness = new CSSStyleSheet();
stillness.replaceSync('*, ::before, ::after { animation-duration: 0s !important; }');
document.adoptedStyleSheets = [stillness];

const families = ['"Inter Variable"', '"Source Serif 4 Variable"'];

/** Before, since what a story measures while it runs depends on the fonts. */
beforeEach(() =>
  Promise.all([loadFallbackFaces(), ...families.map((family) => document.fonts.load(`500 1rem ${family}`))]),
);

/** After each story: nothing that it shows is drawn with a face of the machine, or pictures would differ from machine to machine. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const complaints = await findForeignFaces();
  if (complaints.length) throw new Error(`Drawn with faces of the machine:\n${complaints.join('\n')}`);
});
