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
    // Measured by the clock: browsers slow timers down in hidden tabs.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return left;
}
