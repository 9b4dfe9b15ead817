import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * The ref of an image; `hear` is called where it has come before anybody listened, as that of a page that the server rendered may have.
 * That is not asked while React takes the page over: what changes then, it draws before anything else.
 */
export function useEarlyImage(attempt: number, hear: () => void): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null);
  const hearEarly = useEffectEvent(hear);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth > 0) hearEarly();
  }, [attempt]);
  return ref;
}
