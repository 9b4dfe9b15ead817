import { accessFile } from '../../pdf/structure/random-access.ts';
import { makeQualityJudge } from '../lists/judge-listed-quality.ts';
import type { DocumentReport } from '../report.ts';
import { verifyDocument } from '../verify-document.ts';
import { describeReport } from './describe-report.ts';
import { readArguments, USAGE, UsageError } from './read-arguments.ts';
import { readTrust } from './read-trust.ts';

async function judge(
  given: string[],
  dataDir: () => string,
): Promise<{ report: DocumentReport; isJson: boolean; isTrusting: boolean }> {
  const { file, trust, lists, isJson } = readArguments(given);
  const at = new Date();
  const { anchors, notes } = await readTrust({ trust, lists }, dataDir, at);
  for (const note of notes) process.stderr.write(`${note.file}: ${note.message}\n`);
  const refuse = (cause: unknown): never => {
    throw new UsageError(`${file} cannot be read.`, { cause });
  };
  await using source = await accessFile(file).catch(refuse);
  // A folder opens, and cannot be read.
  await source.read(0, 1).catch(refuse);
  const report = await verifyDocument(source, { anchors, at, judgeQuality: makeQualityJudge(anchors) });
  return { report, isJson, isTrusting: anchors.length > 0 };
}

/**
 * The command `npm run verify`; see USAGE for what it takes and how it ends. `dataDir` names the folder whose root and
 * lists are trusted where none are named. Writes to stdout and stderr and sets the exit code.
 */
export async function runVerifyCommand(given: string[], dataDir: () => string): Promise<void> {
  try {
    const { report, isJson, isTrusting } = await judge(given, dataDir);
    process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report, isTrusting));
    process.exitCode = report.verdict === 'TOTAL_PASSED' ? 0 : 1;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${(error as Error).message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
    process.exitCode = 2;
  }
}
