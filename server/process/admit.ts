import { watchUse } from './watch-use.ts';

/** How much is begun while the thread is busy, and what is looked at; a test brings its own. */
export interface Admission {
  /** So many may always be under way. */
  atOnce: number;
  /** Milliseconds between two looks while anybody waits. */
  everyMs?: number;
  /** The share of the time since the look before in which the thread had something to do, from 0 to 1. */
  readUse?: () => number;
}

/** From here on whatever is begun as well makes all that is under way wait for itself. */
const busy = 0.8;

/**
 * Begins work in the order in which it comes, a few at once, and one more at each look at which the thread has had time left: work that waits for a
 * storage or for a service elsewhere holds nobody up. What the thread would do by turns for thirty takes just as long one after another, and
 * whoever only looks at a page comes in between.
 */
export function createAdmission({ atOnce, everyMs = 25, readUse = watchUse() }: Admission) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let look: NodeJS.Timeout | undefined;
  const beginNext = () => {
    const begin = waiting.shift();
    if (waiting.length === 0) {
      clearInterval(look);
      look = undefined;
    }
    if (!begin) return;
    underWay += 1;
    begin();
  };
  const wait = () =>
    new Promise<void>((begin) => {
      waiting.push(begin);
      if (look) return;
      readUse();
      look = setInterval(() => readUse() < busy && beginNext(), everyMs);
    });

  return async function admit<T>(work: () => Promise<T>): Promise<T> {
    if (underWay < atOnce && waiting.length === 0) underWay += 1;
    else await wait();
    try {
      return await work();
    } finally {
      underWay -= 1;
      if (underWay < atOnce) beginNext();
    }
  };
}
