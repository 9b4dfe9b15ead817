/** For a story's `beforeEach`: what counts by a clock stands still, or its picture would depend on how busy the machine is. */
export function stopClock(): () => void {
  const { now } = Date;
  const [moment, measured] = [now(), performance.now()];
  Date.now = () => moment;
  performance.now = () => measured;
  return () => {
    Date.now = now;
    // What it has of its own covers that of all.
    Reflect.deleteProperty(performance, 'now');
  };
}
