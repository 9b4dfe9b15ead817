import type { Config } from '@react-router/dev/config';

/** Built by `npm run bench -- pages` into a folder of its own. */
export default {
  appDirectory: '.',
  buildDirectory: process.env['FLOOR_BUILD_DIR'] || 'build',
  ssr: true,
} satisfies Config;
