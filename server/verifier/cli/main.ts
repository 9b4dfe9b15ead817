import path from 'node:path';

import { readConfig } from '../../config.ts';
import { accessFile } from '../../pdf/structure/random-access.ts';
import type { DocumentReport } from '../report.ts';
import { verifyDocument } from '../verify-document.ts';
import { describeReport } from './describe-report.ts';
import { readArguments, USAGE, UsageError } from './read-arguments.ts';
import { readAnchors } from './read-trust.ts';

// The command `npm run verify`; see USAGE for what it takes and how it ends.

/** npm runs scripts in the project's folder; what people name lies where they are. */
const resolve = (file: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
const projectFolder = path.resolve(import.meta.dirname, '../../..');

async function judge(given: string[]): Promise<{ report: DocumentReport; isJson: boolean; isTrusting: boolean }> {
  const { file, trust, isJson } = readArguments(given);
  const anchors = readAnchors(trust.map(resolve), () => readConfig(process.env, projectFolder).dataDir);
  await using source = await accessFile(resolve(file)).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read.`, { cause });
  });
  const report = await verifyDocument(source, { anchors, at: new Date() });
  return { report, isJson, isTrusting: anchors.length > 0 };
}

try {
  const { report, isJson, isTrusting } = await judge(process.argv.slice(2));
  process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report, isTrusting));
  process.exitCode = report.verdict === 'TOTAL_PASSED' ? 0 : 1;
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${(error as Error).message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
  process.exitCode = 2;
}
