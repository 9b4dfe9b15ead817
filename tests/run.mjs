#!/usr/bin/env node
// `npm test`: sets up what is missing, runs every check, and ends with one line that counts. Plain Node 20, no dependencies,
// because it may be what installs them. `npm test -- unit pacts` runs only the named steps. A step that was green with the same inputs
// is not run again; `--all` and CI run it all the same. `--every` also tries what is done by difference otherwise (faults, journeys),
// `--record` keeps the times in times.tsv.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies } from '../server/scripts/install-dependencies.mjs';
import { boundFolder, findCompiled } from './run/compiled.mjs';
import { keepWords } from './run/keep-words.mjs';
import { openProofs } from './run/proofs.mjs';
import { readReports } from './run/read-reports.mjs';
import { runStep } from './run/run-step.mjs';
import { schedule } from './run/schedule.mjs';
import { openScratch } from './run/scratch.mjs';
import { steps } from './run/steps.mjs';
import { openTimes } from './run/times.mjs';
import { installPackages } from './support/install-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const flag = { type: 'boolean', default: false };
const { values: wishes, positionals: chosen } = parseArgs({
  options: { all: flag, every: flag, record: flag },
  allowPositionals: true,
});
const names = steps.map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`There is no step “${unknown.join(', ')}”. Steps: ${names.join(', ')}.`);
  process.exit(2);
}
if (wishes.every) process.env.SIGILLUM_EVERY = '1';

await installDependencies(root, (line) => console.log(line));
await installPackages();
boundFolder(findCompiled(root));

const reports = mkdtempSync(path.join(tmpdir(), 'sigillum-reports-'));
const scratch = openScratch();
const env = {
  ...process.env,
  ...(scratch && { TMPDIR: scratch }),
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  PACT_DO_NOT_TRACK: 'true',
  SCARF_ANALYTICS: 'false',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SIGILLUM_REPORTS: reports,
  // Hundreds of processes start, most of them with what others have compiled.
  NODE_COMPILE_CACHE: findCompiled(root),
  // The compiler of types and the linter are Go: on two cores they divide what they then find out twice, and another step needs the second one.
  GOMAXPROCS: '1',
};
const proofs = openProofs(root);
const isProofEnough = !wishes.all && !wishes.record && !process.env.CI;

const writeHeading = (name) => `\n── ${name} ${'─'.repeat(60 - name.length)}\n`;
// Whoever asks for a step means also those of its tests that run one after another.
const isChosen = (name) => chosen.includes(name) || chosen.includes(name.replace(/-alone$/, ''));
const wanted = steps.filter(({ name }) => chosen.length === 0 || isChosen(name));
const started = performance.now();
const results = await schedule(wanted, async (step, { isAlone, whenAlone }) => {
  const { name } = step;
  const heading = writeHeading(name);
  const hash = proofs.hash(step);
  const proof = isProofEnough ? proofs.find(step, hash) : undefined;
  if (proof) {
    console.log(`${heading}proved at ${hash.slice(0, 12)}`);
    return { name, isGreen: true, proof };
  }
  const words = keepWords((text) => process.stdout.write(text));
  if (isAlone) words.speak(heading);
  else whenAlone.then(() => words.speak(heading));
  const run = await runStep(step, { root, env, say: isAlone ? undefined : words.say });
  words.speak(heading);
  const counts = readReports(step, reports);
  // What changed meanwhile has not been tried as it is now.
  if (proofs.hash(step) === hash) proofs.keep(step, hash, { ...run, ...counts });
  return { name, ...run, ...counts };
});
const wall = (performance.now() - started) / 1000;
rmSync(reports, { recursive: true, force: true });

const ran = results.filter(({ proof }) => !proof);
const times = openTimes(root);
const sum = (items, read) => items.reduce((total, item) => total + (read(item) ?? 0), 0);
const writeTimes = (wallTime, cpu) => `${Math.round(wallTime)} s, ${Math.round(cpu)} s of processors`;

console.log('');
for (const { name, isGreen, proof, wall: taken, cpu } of results) {
  const last = times.find(name);
  const words = proof
    ? ['proved', `${proof.passed} passed with the same inputs`]
    : [
        isGreen ? 'ok    ' : 'FAILED',
        writeTimes(taken, cpu).padEnd(30),
        last ? `last known: ${writeTimes(last.wall, last.cpu)}` : '',
      ];
  console.log([words[0], name.padEnd(14), ...words.slice(1)].join(' ').trimEnd());
}
console.log(
  `       ${'together'.padEnd(14)} ${writeTimes(
    wall,
    sum(ran, ({ cpu }) => cpu),
  )}`,
);
if (wishes.record)
  times.record(
    ran.filter(({ isGreen }) => isGreen),
    names,
  );
const triedSmall = sum(ran, (result) => result.triedSmall);
if (triedSmall) console.log(`${triedSmall} stories fit into 320 px with text of 200 %`);
const proved = sum(results, ({ proof }) => proof?.passed);
if (proved) console.log(`${proved} were proved before, with the same inputs`);
for (const { name, failures = [] } of ran) for (const failure of failures) console.log(`red in ${name}: ${failure}`);
const failedSteps = results.filter(({ isGreen }) => !isGreen).length;
console.log(
  `${sum(ran, ({ passed }) => passed)} passed, ${Math.max(
    sum(ran, ({ failed }) => failed),
    failedSteps,
  )} failed`,
);
process.exit(failedSteps ? 1 : 0);
