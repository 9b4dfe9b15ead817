import { defineConfig } from 'vitest/config';
import { configureStoryTests } from './support/story-tests.ts';

/** Shows every story, as its play function leaves it, in a window of 320 px with text of 200 %: nothing may be cut off or need scrolling sideways. */
export default defineConfig(await configureStoryTests({ name: 'small', setupFiles: ['./support/small-setup.ts'] }));
