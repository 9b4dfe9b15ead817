import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const subscribeToNothing = () => () => {};

/** Renders into the end of the body, outside any stacking context; nothing on the server and while hydrating. */
export function Portal({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(children, document.body) : null;
}
