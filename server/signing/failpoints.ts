import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The moments between two steps of signing, in their order; then those of completing a request with its long-term data. */
const failPoints = [
  'after-prepare',
  'after-authorise',
  'after-step-stored',
  'after-step-taken',
  'after-proceed',
  'after-sign',
  'after-timestamp',
  'after-embed',
  'after-blob',
  'after-extend',
  'after-verify',
  'inside-commit',
  'after-commit',
  'before-answer',
  'mobile-id-confirmed',
  'complete-after-extend',
  'complete-after-verify',
  'complete-inside-commit',
  'complete-after-commit',
] as const;
export type FailPoint = (typeof failPoints)[number];

interface Armed {
  point: string;
  /** How often the point is passed before it takes effect. */
  passes: number;
}

function readPoint(wanted: string): Armed {
  const [point = '', time = '1'] = wanted.split(':');
  if (!failPoints.some((known) => known === point)) throw new RangeError(`There is no failpoint “${point}”.`);
  return { point, passes: Number(time) - 1 };
}

/**
 * Reads which point is armed: `SIGILLUM_FAILPOINT=after-sign`, or `after-sign:2` for the second time it is reached. Only where
 * SIGILLUM_ENVIRONMENT is set to `test`: nobody can stop another server with it.
 */
export function readArmed(env: Record<string, string | undefined>): Armed | undefined {
  const wanted = env['SIGILLUM_FAILPOINT'];
  return wanted && env['SIGILLUM_ENVIRONMENT'] === 'test' ? readPoint(wanted) : undefined;
}

const armed = readArmed(process.env);
/** A file that names, in the same way, the point at which the next one to come by is held, until the file beside it says to go on. */
const holding = process.env['SIGILLUM_ENVIRONMENT'] === 'test' ? process.env['SIGILLUM_HOLD_FILE'] : undefined;

/** Ends the process as a power cut would, without any clean-up, when this point is armed; or waits when it is to be held here. */
export async function passFailPoint(point: FailPoint): Promise<void> {
  if (armed?.point === point && armed.passes-- === 0) {
    process.kill(process.pid, 'SIGKILL');
    // Nothing more may happen until the signal has arrived.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  if (holding && isHeld(holding, point)) while (!existsSync(`${holding}.go`)) await delay(20);
}

/** Whether whoever passes is the one that is to be held; that the file has gone tells that somebody is. */
function isHeld(file: string, point: FailPoint): boolean {
  const wanted = readWish(file);
  if (wanted?.point !== point) return false;
  if (wanted.passes === 0) rmSync(file);
  else writeFileSync(file, `${point}:${wanted.passes}`);
  return wanted.passes === 0;
}

function readWish(file: string): Armed | undefined {
  try {
    return readPoint(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
