/** For a story's `beforeEach`: what counts by the clock stands still, or its picture would depend on how busy the machine is. */
export function stopClock(): () => void {
  const { now } = Date;
  const stopped = now();
  Date.now = () => stopped;
  return () => {
    Date.now = now;
  };
}
