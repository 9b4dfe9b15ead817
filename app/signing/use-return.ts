import { useEffect } from 'react';

/** Looks anew when a person comes back to a frame from a window of its own, where what the frame waits for may have been done. */
export function useReturn(isWaiting: boolean, look: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookWhenSeen);
    window.addEventListener('focus', lookWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', lookWhenSeen);
      window.removeEventListener('focus', lookWhenSeen);
    };
  }, [isWaiting, look]);
}
