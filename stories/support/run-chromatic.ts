import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Uploads the stories for review where a project token is set; otherwise says so, because Chromatic asks for it before anything else.
 * What it does is written in chromatic.config.json: only stories that a change can reach are taken again.
 */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
