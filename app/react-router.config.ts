import type { Config } from '@react-router/dev/config';

/** The folder of the app is the app: areas lie beside root.tsx (docs/decisions and the README name them). */
export default {
  appDirectory: '.',
  buildDirectory: 'build',
  serverBuildFile: 'app.js',
  ssr: true,
} satisfies Config;
