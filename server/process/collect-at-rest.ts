import { watchUse } from './watch-use.ts';

/** What is looked at; a test brings its own. */
export interface Rest {
  /** Milliseconds between two looks. */
  everyMs?: number;
  /** The share of the time since the look before in which the process had something to do, from 0 to 1. */
  readUse?: () => number;
  /** What the process holds, in MB. */
  readMb?: () => number;
  /** Unless told, V8's own, which Node shows where it is started with `--expose-gc`; without it nothing is done. */
  collect?: (() => void) | undefined;
}

/** Below this share nobody is there who would wait for the collection, 0.1 s or so. */
const quiet = 0.05;
/** What is worth a collection. */
const leastMb = 48;

/**
 * Collects what work has left once the work is over. V8 collects when more is asked for: what a busy hour has left would be held all night.
 * Answers how to end it.
 */
export function collectAtRest({
  everyMs = 15_000,
  readUse = watchUse(),
  readMb = () => process.memoryUsage.rss() / 1_000_000,
  collect = findCollector(),
}: Rest = {}): () => void {
  if (!collect) return () => undefined;
  let leastHeld = Infinity;
  const timer = setInterval(() => {
    const held = readMb();
    leastHeld = Math.min(leastHeld, held);
    if (readUse() > quiet || held - leastHeld < leastMb) return;
    collect();
    leastHeld = readMb();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** A plain collection leaves free places between what stays, and the system gets nothing back. */
function findCollector(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
}
