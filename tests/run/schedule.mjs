/** How many steps that keep one core busy run side by side. */
const cores = 2;

/**
 * Runs steps in their order, side by side while their cores are free and what they come after has ended. `run` resolves when a step has;
 * it is told whether another one may run beside it. Resolves to the results in the order of the steps.
 */
export async function schedule(steps, run) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const isReady = ({ after = [] }) =>
    !after.some((name) => running.has(name) || waiting.some((step) => step.name === name));
  const countFree = () => [...running.values()].reduce((free, { step }) => free - step.cores, cores);
  while (waiting.length || running.size) {
    // Only the first in line starts, lest small ones hold up a large one for ever.
    const next = waiting.find(isReady);
    if (next && next.cores <= countFree()) {
      waiting.splice(waiting.indexOf(next), 1);
      const isAlone = next.cores === cores || steps.length === 1;
      const end = run(next, { isAlone }).then((result) => {
        running.delete(next.name);
        results.set(next.name, result);
      });
      running.set(next.name, { step: next, end });
    } else await Promise.race([...running.values()].map(({ end }) => end));
  }
  return steps.map(({ name }) => results.get(name));
}
