import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findPageAt, readPageNumber } from './find-page.ts';
import type { Zoom } from './zoom.ts';

interface Sight {
  /** The page that is read now. */
  current: number;
  /** First and last page within one screen of what is visible. */
  first: number;
  last: number;
}

/**
 * Which pages are in sight, so that only those and their neighbours carry an image, text and placements; all others keep their place
 * alone. `notice` is the listener for scrolling.
 */
export function usePagesInSight(
  scrollerRef: RefObject<HTMLElement | null>,
  zoom: Zoom,
  atFirst: number,
  onPageChange: ((page: number) => void) | undefined,
) {
  const [sight, setSight] = useState<Sight>({ current: atFirst, first: atFirst, last: atFirst });
  /** The page with the focus stays, or the focus would be lost while somebody looks elsewhere; at first the one where the reader stands. */
  const [focused, setFocused] = useState(1);

  function notice() {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const { top, height } = scroller.getBoundingClientRect();
    const at = (y: number) => readPageNumber(findPageAt(scroller, y));
    const seen = { current: at(top + height / 3), first: at(top - height), last: at(top + 2 * height) };
    if (seen.current !== sight.current) onPageChange?.(seen.current);
    if (seen.current !== sight.current || seen.first !== sight.first || seen.last !== sight.last) setSight(seen);
  }

  const noticeChange = useEffectEvent(notice);
  const noticedZoom = useRef(zoom);
  useLayoutEffect(() => {
    if (noticedZoom.current === zoom) return;
    noticedZoom.current = zoom;
    noticeChange();
  }, [zoom]);
  useEffect(() => {
    if (scrollerRef.current === null) return;
    // The first time as soon as it watches: what comes near then may wait, for whoever has just come reads what was there already.
    const observer = new ResizeObserver(() => startTransition(() => noticeChange()));
    observer.observe(scrollerRef.current);
    return () => observer.disconnect();
  }, [scrollerRef]);

  return {
    current: sight.current,
    notice,
    noticeFocus: (target: Element) => {
      const frame = target.closest<HTMLElement>('[data-page]');
      if (frame !== null) setFocused(readPageNumber(frame));
    },
    /** Keeps a page there before it comes into sight, so that the focus can go to something on it. */
    keep: setFocused,
    isNear: (page: number) => (page >= sight.first - 1 && page <= sight.last + 1) || page === focused,
  };
}
