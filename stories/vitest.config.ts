import { defineConfig } from 'vitest/config';
import { configureStoryTests } from './support/story-tests.ts';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig(await configureStoryTests({ name: 'stories' }));
