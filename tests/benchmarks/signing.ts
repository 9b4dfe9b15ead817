import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeyKind } from '@sigillum/engine/testing/keyed-trust';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { bundleModule } from '@sigillum/server/scripts/bundle-server.ts';
import type { ChildReport } from './signing-child.ts';
import { SUBJECTS, type SubjectName, type Wish } from './signing-subjects.ts';
import { measureVerification } from './verification.ts';

/** What signing costs beside others: each subject in processes of its own, in turn, so that all meet the same machine. */
const MB = 1024 * 1024;
const ROUNDS = 2;
const buildPages = (count: number) => buildPdf({ pages: Array.from({ length: count }, () => ({})) });
const files = [
  { name: '1 page', make: () => buildPages(1), warmUp: 15, tries: 15 },
  { name: '10 pages', make: () => buildPages(10), warmUp: 15, tries: 15 },
  { name: '100 pages', make: () => buildPages(100), warmUp: 15, tries: 15 },
  { name: '10 MB', make: () => buildPdf({ padding: 10 * MB }), warmUp: 15, tries: 15 },
  { name: '100 MB', make: () => buildPdf({ padding: 100 * MB }), warmUp: 1, tries: 2 },
  { name: '500 MB', make: () => buildPdf({ padding: 500 * MB }), warmUp: 0, tries: 1 },
];
/** Files named after `signing` are the only ones; else all are. */
const wanted = process.argv.slice(process.argv.indexOf('signing') + 1);
const chosen = files.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const kinds: KeyKind[] = ['P-256', 'RSA-3072'];
const wishes: Wish[] = ['B-B', 'B-LTA'];
/** Who can do the level at all; @signpdf and openssl know no timestamps in files. */
const reach: Record<Wish, SubjectName[]> = { 'B-B': [...SUBJECTS], 'B-LTA': ['sigillum', 'libpdf', 'floor'] };

// In memory where there is such a place: a disk's mood is not what is measured.
const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sigillum-bench-'));
/** Every subject runs as the product does: in few files, without the loader that takes types out of sources. */
const child = await bundleModule(fileURLToPath(new URL('signing-child.ts', import.meta.url)));

function measure(
  subject: SubjectName,
  wish: Wish,
  kind: KeyKind,
  input: string,
  count: { warmUp: number; tries: number },
): ChildReport {
  const args = [child, subject, wish, kind, input, String(count.warmUp), String(count.tries)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 180_000 });
  const line = stdout.trim().split('\n').at(-1);
  if (line?.startsWith('{')) return JSON.parse(line) as ChildReport;
  const failure = stderr.includes('heap out of memory') ? 'out of memory' : 'it ended without an answer';
  return { times: [], verifiedTimes: [], baseMemory: 0, peakMemory: 0, failure };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const format = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

function describe(subject: SubjectName, reports: ChildReport[], floor: number): string {
  const failure = reports.find((report) => report.failure)?.failure;
  if (failure) return `| ${subject} | cannot: ${failure.slice(0, 80)} | | | | |`;
  const time = median(reports.flatMap(({ times }) => times));
  const verified = reports.flatMap(({ verifiedTimes }) => verifiedTimes);
  const peak = Math.max(...reports.map(({ peakMemory }) => peakMemory));
  const base = median(reports.map(({ baseMemory }) => baseMemory));
  const memory = subject === 'openssl' ? '| |' : `| ${peak.toFixed(0)} | ${(peak - base).toFixed(0)} |`;
  const own = verified.length > 0 ? format(median(verified)) : '';
  return `| ${subject} | ${format(time)} | ${own} | ${(time / floor).toFixed(1)} ${memory}`;
}

console.log(
  `${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
);
try {
  for (const { name, make, ...count } of chosen) {
    const input = path.join(folder, 'in.pdf');
    writeFileSync(input, make());
    for (const kind of kinds) {
      for (const wish of wishes) {
        const reports = new Map<SubjectName, ChildReport[]>(reach[wish].map((subject) => [subject, []]));
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const [subject, list] of reports) {
            if (!list.some(({ failure }) => failure)) list.push(measure(subject, wish, kind, input, count));
          }
        }
        const floor = median((reports.get('floor') ?? []).flatMap(({ times }) => times));
        console.log(`\n${name}, ${kind}, ${wish}\n`);
        console.log('| subject | ms | ms with own check | of the floor | MB at most | above what it had before |');
        console.log('|---|---|---|---|---|---|');
        for (const [subject, list] of reports) console.log(describe(subject, list, floor));
      }
    }
  }
  console.log(await measureVerification());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
