import { defineConfig } from 'vite';

/** Vite's part that Storybook and the story tests share. */
export default defineConfig({
  oxc: { plugins: { styledComponents: {} } },
});
