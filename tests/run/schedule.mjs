/** A step that keeps this many cores busy is a heavy one. */
const cores = 2;

/**
 * Runs steps two at a time, in their order and after what they come after: at most one heavy one, and beside it a light one, which fills the
 * moments in which the tests of the heavy one wait. While no heavy one can begin, two light ones run, and once no light one is left, two heavy
 * ones, for each leaves moments to fill. `run` resolves when a step has ended. It is told whether the step begins as the only one there is, and
 * `whenAlone` resolves once it has become the last. Resolves to the results in the order of the steps.
 */
export async function schedule(steps, run) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const isHeavy = (step) => step.cores >= cores;
  const isReady = ({ after = [] }) =>
    !after.some((name) => running.has(name) || waiting.some((step) => step.name === name));
  const findNext = () => {
    const ready = waiting.filter(isReady);
    const isHeavyRunning = [...running.values()].some(({ step }) => isHeavy(step));
    const isLightLeft = waiting.some((step) => !isHeavy(step));
    const heavy = isHeavyRunning && isLightLeft ? undefined : ready.find(isHeavy);
    const light = ready.find((step) => !isHeavy(step));
    return running.size === 0 ? (light ?? heavy) : (heavy ?? light);
  };
  while (waiting.length || running.size) {
    const next = running.size < 2 ? findNext() : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      let leaveAlone;
      const whenAlone = new Promise((resolve) => (leaveAlone = resolve));
      const isAlone = waiting.length + running.size === 0;
      const end = run(next, { isAlone, whenAlone }).then((result) => {
        running.delete(next.name);
        results.set(next.name, result);
      });
      running.set(next.name, { step: next, end, leaveAlone });
    } else {
      await Promise.race([...running.values()].map(({ end }) => end));
      if (waiting.length === 0 && running.size === 1) for (const { leaveAlone } of running.values()) leaveAlone();
    }
  }
  return steps.map(({ name }) => results.get(name));
}
