#!/usr/bin/env node
// `npm test`: sets up what is missing, runs every check, and ends with one line that counts. Plain Node 20, no dependencies,
// because it may be what installs them. `npm test -- unit pacts` runs only the named steps.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../server/scripts/install-dependencies.mjs';
import { installPackages } from './support/install-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(path.join(tmpdir(), 'sigillum-reports-'));
const env = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  PACT_DO_NOT_TRACK: 'true',
  SCARF_ANALYTICS: 'false',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const vitest = (name, config, ...rest) => [
  'vitest',
  'run',
  '--config',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(reports, `${name}.json`)}`,
  ...rest,
];

/** Every step in order: cheap ones first, so that a slip shows within seconds. */
const steps = {
  format: [['prettier', '--check', '--log-level', 'warn', '.']],
  types: [['npm', 'run', '--silent', 'typecheck']],
  lint: [['oxlint', '--type-aware'], ['knip']],
  messages: [['npm', 'run', '--silent', 'messages']],
  architecture: [vitest('architecture', 'tests/vitest.config.ts', '--project', 'architecture')],
  unit: [
    vitest('unit', 'tests/vitest.config.ts', '--project', 'unit'),
    vitest('timed', 'tests/vitest.config.ts', '--project', 'timed'),
  ],
  pacts: [
    ['node', 'pacts/support/clear-contracts.ts'],
    vitest('consumer', 'pacts/vitest.config.ts', '--project', 'consumer'),
    ['git', 'diff', '--exit-code', '--stat', '--', 'pacts/contracts'],
    vitest('provider', 'pacts/vitest.config.ts', '--project', 'provider'),
  ],
  build: [['npm', 'run', '--silent', 'build']],
  faults: [vitest('faults', 'tests/vitest.config.ts', '--project', 'faults')],
  stories: [vitest('stories', 'stories/vitest.config.ts')],
  journeys: [['playwright', 'test', '--config', 'tests/playwright.config.ts']],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`There is no step “${unknown.join(', ')}”. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

await installDependencies(root, (line) => console.log(line));
await installPackages();

const results = [];
for (const [name, commands] of Object.entries(steps)) {
  if (chosen.length && !chosen.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const isGreen = commands.every(([command, ...args]) => {
    const { status } = spawnSync(command, args, {
      cwd: root,
      env: { ...env, SIGILLUM_REPORTS: reports },
      stdio: 'inherit',
    });
    return status === 0;
  });
  results.push({ name, isGreen, seconds: Math.round((Date.now() - started) / 1000) });
}

/** How many stories were also tried at 320 px with text of 200 %; support/small-setup.ts of the stories marks them. */
const countTriedSmall = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ meta }) => meta?.isTriedSmall).length;

const counts = { passed: 0, failed: 0 };
let triedSmall = 0;
for (const name of ['architecture', 'unit', 'timed', 'consumer', 'provider', 'faults', 'stories', 'journeys']) {
  const file = path.join(reports, `${name}.json`);
  if (!existsSync(file)) continue;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
  counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
  if (name === 'stories') triedSmall = countTriedSmall(report);
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, isGreen, seconds } of results)
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds} s`);
if (triedSmall) console.log(`${triedSmall} stories fit into 320 px with text of 200 %`);
const failedSteps = results.filter(({ isGreen }) => !isGreen).length;
console.log(`${counts.passed} passed, ${Math.max(counts.failed, failedSteps)} failed`);
process.exit(failedSteps ? 1 : 0);
