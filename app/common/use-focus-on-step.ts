import { useEffect, useRef } from 'react';

/** A new step is a new place: whoever uses keys or a screen reader is taken to it, but not when the page is opened. */
export function useFocusOnStep(step: string) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(step);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    bodyRef.current?.focus({ preventScroll: true });
  }, [step]);
  return bodyRef;
}
