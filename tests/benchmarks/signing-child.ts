import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { KeyKind } from '@sigillum/engine/testing/keyed-trust';
import { makeSubject, setUp, type SubjectName, type Wish } from './signing-subjects.ts';

/** What one process says of its tries; times in milliseconds, memory in MB. */
export interface ChildReport {
  times: number[];
  /** Signing with our own check of the result. */
  verifiedTimes: number[];
  /** Peak resident memory before the first try, and after the last. */
  baseMemory: number;
  peakMemory: number;
  /** Why the subject cannot do this. */
  failure?: string;
}

/** One process for one subject, so that its peak memory is its own: name, wish, key, file, warm-up tries, tries. */
const [name, wish, kind, input, warmUp, tries] = process.argv.slice(2) as [
  SubjectName,
  Wish,
  KeyKind,
  string,
  string,
  string,
];
const readPeak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;

const folder = mkdtempSync(path.join(path.dirname(input), 'child-'));
const output = path.join(folder, 'out.pdf');
const report: ChildReport = { times: [], verifiedTimes: [], baseMemory: 0, peakMemory: 0 };
try {
  const subject = await makeSubject(name, await setUp(folder, kind, wish));
  report.baseMemory = readPeak();
  for (let index = -Number(warmUp); index < Number(tries); index += 1) {
    rmSync(output, { force: true });
    const started = performance.now();
    await subject.sign(input, output);
    const signed = performance.now();
    await subject.verify?.(output);
    if (index < 0) continue;
    report.times.push(signed - started);
    if (subject.verify) report.verifiedTimes.push(performance.now() - started);
  }
  report.peakMemory = readPeak();
} catch (error) {
  report.failure = error instanceof Error ? error.message : String(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(report));
