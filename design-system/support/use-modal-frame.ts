import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isolate } from './isolate.ts';
import { lockScroll } from './lock-scroll.ts';

interface ModalFrame {
  /** For the outermost element, which is a child of the body. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** For the element with the dialog role; it takes the focus unless something inside has taken it already. */
  dialogRef: RefObject<HTMLDivElement | null>;
}

/**
 * What every modal frame does while it is mounted: the page behind neither scrolls nor reacts, the focus is inside, and afterwards it
 * goes back to where it was. `onEscape` is called for the topmost frame alone, and not when something inside has used the key.
 */
export function useModalFrame(onEscape: (() => void) | undefined): ModalFrame {
  const rootRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  // Read while rendering: an `autoFocus` inside takes the focus before any effect runs.
  const [opener] = useState(() => document.activeElement);
  const callOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && rootRef.current?.inert === false) onEscape?.();
  });

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    const releaseScroll = lockScroll();
    const endIsolation = isolate(root);
    if (!root.contains(document.activeElement)) dialogRef.current?.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => callOnEscape(event);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      endIsolation();
      releaseScroll();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return { rootRef, dialogRef };
}
