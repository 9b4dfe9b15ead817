import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { writeFontSettings } from './font-settings.ts';
import { collectChanges, writeReport } from './visual-report.ts';

/**
 * `run-visual.ts` compares, `--update` accepts what is shown now, `--other-faces` compares as on a machine that has other faces than any;
 * further arguments narrow the run (`components/Button`). Letters are drawn a little differently by every version of the browser: in
 * another than the recorded one the comparison allows for it.
 */
const stories = path.resolve(import.meta.dirname, '..');
const references = path.resolve(stories, '../tests/visual');
const report = path.join(stories, 'visual-report');
const versionFile = path.join(references, 'chromium-version.txt');
const flag = { type: 'boolean', default: false } as const;
const { values: wishes, positionals: filters } = parseArgs({
  options: { update: flag, 'other-faces': flag },
  allowPositionals: true,
});

const executable = launchOptions.executablePath ?? chromium.executablePath();
const version =
  /[\d.]+/.exec(
    execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )?.[0] ?? 'unknown';
const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
const isSame = recorded === version;

const note = isSame
  ? `Chromium ${version}, as recorded: a picture is refused when one pixel differs.`
  : `Chromium ${version}, pictures of Chromium ${recorded ?? '(none yet)'}: a picture is refused when more than one pixel in a hundred differs.`;
const fonts = writeFontSettings(wishes['other-faces'] ? 'other' : 'own');
console.log(`${note}
Faces of ${wishes['other-faces'] ? 'another machine' : 'this machine'}: a story is refused when it shows a letter in one of them.`);
if (wishes.update && !isSame && recorded !== undefined && filters.length > 0) {
  console.error('Pictures of some stories alone are not taken anew: they would be of another Chromium than the rest.');
  process.exit(2);
}

rmSync(report, { recursive: true, force: true });
const vitest = path.resolve(stories, '../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'visual.config.ts', `--update=${wishes.update ? 'all' : 'none'}`, ...filters],
  {
    cwd: stories,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...fonts.env,
      VISUAL_TOLERANCE: isSame || wishes.update ? 'none' : 'other-browser',
    },
  },
);
rmSync(fonts.folder, { recursive: true, force: true });

if (wishes.update) {
  if (status === 0 && filters.length === 0) writeFileSync(versionFile, `${version}\n`);
} else if (status !== 0) {
  const changes = collectChanges(report, references);
  if (changes.length) console.log(`\n${changes.length} pictures changed: ${writeReport(report, changes, note)}`);
}
process.exitCode = status ?? 1;
