import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { lockScroll } from './lock-scroll.ts';
import { openLayer } from './modal-layers.ts';

interface ModalFrameOptions {
  zIndex: number;
  onEscape?: (() => void) | undefined;
  /** The first field takes the focus, for whoever types at once. */
  startsInField?: boolean;
}

interface ModalFrame {
  /** For the outermost element, which is a child of the body and carries `data-modal-frame`. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** For the element with the dialog role; it takes the focus unless something inside has taken it already or is to begin with it. */
  dialogRef: RefObject<HTMLDivElement | null>;
}

/**
 * What every modal frame does while it is mounted: the page behind neither scrolls nor reacts, the focus is inside, and afterwards it
 * goes back to where it was. A frame that opens below another one (a dialog while an overlay is shown) waits until that has gone.
 * `onEscape` is called for the topmost frame alone, and not when something inside has used the key.
 */
export function useModalFrame({ zIndex, onEscape, startsInField = false }: ModalFrameOptions): ModalFrame {
  const rootRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  // Read while rendering: an `autoFocus` inside takes the focus before any effect runs.
  const [opener] = useState(() => document.activeElement);
  const callOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && rootRef.current?.inert === false) onEscape?.();
  });

  const endRef = useRef<() => void>(undefined);
  // Before it is seen: whoever presses Escape at once on a busy device is heard.
  useLayoutEffect(() => {
    const [frame, dialog] = [rootRef.current, dialogRef.current];
    if (frame === null || dialog === null) return;
    const releaseScroll = lockScroll();
    const closeLayer = openLayer({ frame, start: (startsInField && findField(dialog)) || dialog, zIndex, opener });
    const handleKey = (event: KeyboardEvent) => callOnEscape(event);
    document.addEventListener('keydown', handleKey);
    endRef.current = () => {
      document.removeEventListener('keydown', handleKey);
      releaseScroll();
      closeLayer();
    };
  }, [opener, startsInField, zIndex]);
  // After it has gone, and its opener, if that goes with it.
  useEffect(() => () => endRef.current?.(), [opener, startsInField, zIndex]);

  return { rootRef, dialogRef };
}

/** The first that is seen: one in what is folded away takes no focus. */
const findField = (dialog: HTMLElement) =>
  [
    ...dialog.querySelectorAll<HTMLElement>(
      ':is(input:not([type="hidden"]), select, textarea):not(:disabled, [readonly])',
    ),
  ].find((field) => field.checkVisibility());
