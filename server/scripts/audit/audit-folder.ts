import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkAnswers } from './check-answers.ts';
import { checkChain } from './check-chain.ts';
import { checkFiles } from './check-files.ts';
import { checkSeal } from './check-seal.ts';
import type { Findings } from './findings.ts';
import { readReport } from './read-report.ts';

/**
 * Checks an exported request by what lies in the folder alone. Nothing here uses the server's code: whoever trusts neither it nor us
 * can read these few files and judge for themselves.
 */
export async function auditFolder(folder: string, trustPath?: string): Promise<Findings> {
  const trust = trustPath === undefined ? undefined : await readFile(trustPath, 'utf8');
  const reportBytes = await readFile(path.join(folder, 'report.json')).catch(() => undefined);
  if (!reportBytes) return { faults: ['report.json is missing: nothing can be compared without it.'], notes: [] };
  const report = readReport(reportBytes);
  if (typeof report === 'string') return { faults: [`report.json cannot be read: ${report}`], notes: [] };
  const parts = [
    checkChain(report),
    checkAnswers(report),
    await checkFiles(folder, report),
    await checkSeal(folder, { report, reportBytes, trust }),
  ];
  return { faults: parts.flatMap(({ faults }) => faults), notes: parts.flatMap(({ notes }) => notes) };
}
