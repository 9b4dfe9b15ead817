import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The reports that a step writes, by the names in its commands; Playwright's has the name of its step. */
export const listReports = ({ name, commands }) =>
  commands.flatMap((command) => {
    if (command[0] === 'playwright') return [name];
    return command.flatMap((word) => /([\w-]+)\.json$/.exec(word)?.[1] ?? []);
  });

/**
 * What the reports of a step say: tests that `passed` and `failed`, `failures` as lines that name each red test and begin its reason, and
 * how many stories were also tried at 320 px with text of 200 %.
 */
export function readReports(step, folder) {
  const read = { passed: 0, failed: 0, failures: [], triedSmall: 0 };
  for (const name of listReports(step)) {
    const file = path.join(folder, `${name}.json`);
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    read.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
    read.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
    read.failures.push(...(report.suites ? listRedJourneys(report.suites) : listRedTests(report)));
    read.triedSmall += countTriedSmall(report);
  }
  return read;
}

/** support/small-setup.ts of the stories marks them. */
const countTriedSmall = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ meta }) => meta?.isTriedSmall).length;

/** Of Vitest. A file that could not begin has a message and no red test. */
const listRedTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const red = assertionResults.filter((test) => test.status === 'failed');
    const file = path.basename(name);
    if (red.length) return red.map((test) => writeFailure(file, test.fullName, test.failureMessages.join('\n')));
    return status === 'failed' ? [writeFailure(file, 'the file itself', message)] : [];
  });

/** Of Playwright, whose suites hold suites. */
const listRedJourneys = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        writeFailure(
          path.basename(file),
          title,
          tests
            .flatMap(({ results }) => results)
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message)
            .join('\n'),
        ),
      ),
    ...listRedJourneys(inner),
  ]);

/** The colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- the sequences that colours are made of begin with it
const colours = /\u001B\[[0-9;]*m/g;

/** One line, so that the last lines of a run name all that is red. */
const writeFailure = (file, title, reason = '') =>
  `${file} > ${title}: ${reason.replace(colours, '').trim().replace(/\s+/g, ' ').slice(0, 300)}`;
