import { defineConfig } from 'vitest/config';

/** Architecture: what the house promises of itself. End-to-end journeys run under Playwright (playwright.config.ts). */
export default defineConfig({
  test: { name: 'architecture', root: import.meta.dirname, include: ['architecture/*.test.ts'] },
});
