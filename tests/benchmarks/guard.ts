import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { findRatios, judgeRatios, readRatios, writeRatios } from './ratios.ts';

/**
 * Whether what pages, lists and a signature cost beside their floors is still what it was: `ratios.tsv`, within a quarter. A part of every
 * release, on a machine with nothing else to do; `--record` writes down what was measured.
 */
const file = path.join(import.meta.dirname, 'ratios.tsv');
const benches = [['pages', '--rounds=6'], ['lists', '--sizes=1000,10000', '--tries=60'], ['sign']];

const measured = new Map<string, number>();
for (const [bench, ...rest] of benches) {
  console.log(`npm run bench -- ${[bench, ...rest].join(' ')}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'run.ts'), bench!, ...rest],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`It ended with ${status}:\n${stdout}${stderr}`);
  for (const [name, ratio] of findRatios(stdout)) measured.set(`${bench}: ${name}`, ratio);
}

console.log(`\n${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`);
if (argv.includes('--record')) writeFileSync(file, writeRatios(measured));
const judged = judgeRatios(readRatios(readFileSync(file, 'utf8')), measured);
console.log('| what | then | now | verdict |\n| --- | --- | --- | --- |');
for (const { name, before, after, verdict } of judged)
  console.log(`| ${name} | ${before?.toFixed(2) ?? '–'} | ${after?.toFixed(2) ?? '–'} | ${verdict} |`);
if (judged.some(({ verdict }) => verdict === 'dearer' || verdict === 'missing')) process.exitCode = 1;
