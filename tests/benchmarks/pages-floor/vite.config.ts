import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: `${import.meta.dirname}/serve.ts` } } } },
});
