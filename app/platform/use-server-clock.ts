import { useEffect } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { syncServerTime } from './server-clock.ts';

/** Keeps the server's time known while a page is open: when it opens, and when somebody comes back to it. */
export function useServerClock(): void {
  const client = useApiClient();
  useEffect(() => {
    const sync = () => void (document.visibilityState === 'visible' && syncServerTime(client));
    sync();
    document.addEventListener('visibilitychange', sync);
    return () => document.removeEventListener('visibilitychange', sync);
  }, [client]);
}
