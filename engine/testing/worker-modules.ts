import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** What a test lets a PDF worker run, to see what happens around a job. Exports `run` as the worker's modules do. */
export async function run(input: unknown): Promise<unknown> {
  const { act, value } = input as { act: string; value?: unknown };
  if (act === 'echo') return value;
  if (act === 'environment') return Object.keys(process.env).toSorted();
  if (act === 'process') return process.pid;
  if (act === 'fail') throw new TypeError('a fault of ours');
  if (act === 'hoard') return hoard();
  if (act === 'keep') return keep(Number(value));
  if (act === 'die-once-used') return dieOnceUsed(value as Meeting | undefined);
  if (act === 'meet') return meet(value as Meeting);
  if (act === 'wait') return setTimeout(Number(value), 'waited');
  if (act === 'spin') for (;;) Math.random();
  throw new Error(`unknown act ${act}`);
}

const used = Symbol.for('sigillum.test.used');

/** Takes memory that neither V8's limits nor pdfium's see, and touches every page of it. */
function hoard(): never {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, kept.length + 1));
}

const kept: Buffer[] = [];

/** Leaves so many MiB behind, as a document would whose engine forgets to free them. */
function keep(megabytes: number): number {
  kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
  return process.pid;
}

/** A folder that is empty at first, and how many workers come. */
interface Meeting {
  folder: string;
  count: number;
}

/** Works until so many workers do. */
async function meet({ folder, count }: Meeting): Promise<number> {
  await writeFile(path.join(folder, String(process.pid)), '');
  while ((await readdir(folder)).length < count) await setTimeout(5);
  return process.pid;
}

/** Ends the process unless it is fresh, as a leftover of an earlier document would. */
function dieOnceUsed(meeting: Meeting | undefined): number | Promise<number> {
  const state = globalThis as { [used]?: boolean };
  if (state[used]) process.kill(process.pid, 'SIGKILL');
  state[used] = true;
  return meeting ? meet(meeting) : process.pid;
}
