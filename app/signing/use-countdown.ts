import { useEffect, useState } from 'react';

/** Whole seconds that are left of `seconds`, counting down to 0. A new `start` (any value that differs) begins anew. */
export function useCountdown(seconds: number, start: unknown = seconds): number {
  const [left, setLeft] = useState(seconds);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setLeft(seconds);
  }
  useEffect(() => {
    // Measured, for browsers slow timers down in hidden tabs; not by the device's clock, which may be set meanwhile.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return left;
}
