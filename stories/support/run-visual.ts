import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/**
 * `run-visual.ts` compares, `run-visual.ts --update` accepts what is shown now. Fonts are drawn a little differently by every version of
 * the browser, so pictures are compared in the version that they were taken with and in no other.
 */
const stories = path.resolve(import.meta.dirname, '..');
const versionFile = path.resolve(stories, '../tests/visual/chromium-version.txt');
const executable = launchOptions.executablePath ?? chromium.executablePath();
const version =
  /[\d.]+/.exec(
    execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )?.[0] ?? 'unknown';
const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
const isUpdate = process.argv.includes('--update');

if (!isUpdate && recorded !== version) {
  const from = recorded === null ? 'no pictures yet' : `pictures of Chromium ${recorded}`;
  console.log(
    `Visual comparison skipped: there are ${from}, and this is Chromium ${version}. Take new ones with npm run visual:update.`,
  );
} else {
  const vitest = path.resolve(stories, '../node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'visual.config.ts', ...(isUpdate ? ['--update'] : [])],
    { cwd: stories, stdio: 'inherit' },
  );
  if (isUpdate && status === 0) writeFileSync(versionFile, `${version}\n`);
  process.exitCode = status ?? 1;
}
