import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The reports that a step writes, by the names in its commands; Playwright's has the name of its step. */
export const listReports = ({ name, commands }) =>
  commands.flatMap((command) => {
    if (command[0] === 'playwright') return [name];
    return command.flatMap((word) => /([\w-]+)\.json$/.exec(word)?.[1] ?? []);
  });

/** Tests that passed and failed, by the reports of a step; how many stories were also tried at 320 px with text of 200 %. */
export function countTests(step, folder) {
  const counts = { passed: 0, failed: 0, triedSmall: 0 };
  for (const name of listReports(step)) {
    const file = path.join(folder, `${name}.json`);
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
    counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
    counts.triedSmall += countTriedSmall(report);
  }
  return counts;
}

/** support/small-setup.ts of the stories marks them. */
const countTriedSmall = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ meta }) => meta?.isTriedSmall).length;
