import { useEffect, useSyncExternalStore } from 'react';
import { browserMemory } from '../common/memory.ts';

/** Where the code of a recommendation waits for the registration (specification, section 2). */
const key = 'ucc';
const longest = 200;

/** Keeps the `ucc` of an address for the registration, which may happen days later. */
export function useUccOfAddress(search: string): void {
  useEffect(() => {
    const ucc = new URLSearchParams(search).get('ucc')?.slice(0, longest);
    if (ucc) browserMemory.write(key, ucc);
  }, [search]);
}

/** Forgets the code once the account has it. */
export const forgetUcc = (): void => browserMemory.forget(key);

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The code that was kept, once the page runs in the browser. */
export function useStoredUcc(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => browserMemory.read(key),
    () => undefined,
  );
}
