/** Calls of one program that are served at a time: a few of the twenty connections to the database. */
const mostAtOnce = 6;

interface Lane {
  busy: number;
  waiting: (() => void)[];
}
const lanes = new Map<string, Lane>();

/** Does a program's work when it is its turn: a program that asks a thousand times at once waits for itself, and nobody else for it. */
export async function takeTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
  const own = lanes.get(lane) ?? { busy: 0, waiting: [] };
  lanes.set(lane, own);
  if (own.busy >= mostAtOnce) await new Promise<void>((resolve) => own.waiting.push(resolve));
  else own.busy += 1;
  try {
    return await work();
  } finally {
    const next = own.waiting.shift();
    // Whoever waits gets the place itself.
    if (next) next();
    else own.busy -= 1;
    if (own.busy === 0) lanes.delete(lane);
  }
}
