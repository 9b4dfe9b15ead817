import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Uploads the stories for review where a project token is set; otherwise says so, because Chromatic asks for it before anything else. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const options = ['--only-changed', '--exit-zero-on-changes', '--build-script-name', 'build:storybook'];
const { status } = spawnSync('chromatic', options, { cwd: path.join(import.meta.dirname, '..'), stdio: 'inherit' });
process.exit(status ?? 1);
