/** The moments between two steps of signing, in their order; then those of completing a request with its long-term data. */
const failPoints = [
  'after-prepare',
  'after-store-preparation',
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
  'complete-after-extend',
  'complete-after-verify',
  'complete-inside-commit',
  'complete-after-commit',
] as const;
export type FailPoint = (typeof failPoints)[number];

interface Armed {
  point: string;
  /** How often the point is passed before it kills. */
  passes: number;
}

/**
 * Reads which point is armed: `SIGILLUM_FAILPOINT=after-sign`, or `after-sign:2` for the second time it is reached. Only where
 * SIGILLUM_ENVIRONMENT is set to `test`: nobody can stop another server with it.
 */
export function readArmed(env: Record<string, string | undefined>): Armed | undefined {
  const wanted = env['SIGILLUM_FAILPOINT'];
  if (!wanted || env['SIGILLUM_ENVIRONMENT'] !== 'test') return undefined;
  const [point = '', time = '1'] = wanted.split(':');
  if (!failPoints.some((known) => known === point)) throw new RangeError(`There is no failpoint “${point}”.`);
  return { point, passes: Number(time) - 1 };
}

const armed = readArmed(process.env);

/** Ends the process as a power cut would, without any clean-up, when this point is armed. */
export function passFailPoint(point: FailPoint): void {
  if (armed?.point !== point) return;
  if (armed.passes-- > 0) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing more may happen until the signal has arrived.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
