import type { Config } from '@react-router/dev/config';

/** The folder of the app is the app: areas lie beside root.tsx (docs/architecture.md names them). */
export default {
  appDirectory: '.',
  // Two builds at once must not empty each other's folder: a test names one of its own. An empty name would empty the app itself.
  buildDirectory: process.env['APP_BUILD_DIR'] || 'build',
  serverBuildFile: 'app.js',
  ssr: true,
} satisfies Config;
