import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { collectChanges, writeReport } from './visual-report.ts';

/**
 * `run-visual.ts` compares, `run-visual.ts --update` accepts what is shown now; further arguments narrow the run (`components/Button`).
 * Letters are drawn a little differently by every version of the browser: in another than the recorded one the comparison allows for it.
 */
const stories = path.resolve(import.meta.dirname, '..');
const references = path.resolve(stories, '../tests/visual');
const report = path.join(stories, 'visual-report');
const versionFile = path.join(references, 'chromium-version.txt');

const executable = launchOptions.executablePath ?? chromium.executablePath();
const version =
  /[\d.]+/.exec(
    execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )?.[0] ?? 'unknown';
const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
const isSame = recorded === version;
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => argument !== '--update');

const note = isSame
  ? `Chromium ${version}`
  : `Chromium ${version}, pictures of Chromium ${recorded ?? 'none'}: compared with tolerance`;
if (!isUpdate && !isSame)
  console.log(
    `The pictures are of Chromium ${recorded ?? '(none yet)'}, this is Chromium ${version}: they are compared with tolerance. npm run visual:update takes new ones.`,
  );

rmSync(report, { recursive: true, force: true });
const vitest = path.resolve(stories, '../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'visual.config.ts', `--update=${isUpdate ? 'all' : 'none'}`, ...filters],
  {
    cwd: stories,
    stdio: 'inherit',
    env: { ...process.env, VISUAL_TOLERANCE: isSame || isUpdate ? 'none' : 'other-browser' },
  },
);

if (isUpdate) {
  if (status === 0 && filters.length === 0) writeFileSync(versionFile, `${version}\n`);
} else if (status !== 0) {
  const changes = collectChanges(report, references);
  if (changes.length) console.log(`\n${changes.length} pictures changed: ${writeReport(report, changes, note)}`);
}
process.exitCode = status ?? 1;
