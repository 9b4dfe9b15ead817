/** Has works wait for each other: each begins when the one before has ended, well or not. */
export function makeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
