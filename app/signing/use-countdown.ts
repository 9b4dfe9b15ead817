import { useEffect, useState } from 'react';

/** Whole seconds that are left of `seconds`, counting down to 0. A new `start` (any value that differs) begins anew. */
export function useCountdown(seconds: number, start: unknown = seconds): number {
  const [count, setCount] = useState({ start, left: seconds });
  if (count.start !== start) setCount({ start, left: seconds });
  useEffect(() => {
    // Measured, for browsers slow timers down in hidden tabs; not by the device's clock, which may be set meanwhile.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      // A count that has begun anew hears no word of the one before.
      setCount((now) => (now.start === start ? { start, left } : now));
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return count.left;
}
