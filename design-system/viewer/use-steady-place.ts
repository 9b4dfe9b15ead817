import { useEffect, type RefObject } from 'react';
import { findPageAt } from './find-page.ts';

/**
 * What stands at the upper edge stays there while pages change their size with the window: a phone is turned, a panel beside them opens. Before
 * whatever asks then which pages are in sight.
 */
export function useSteadyPlace(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    let place: { sheet: HTMLElement | undefined; share: number } = { sheet: undefined, share: 0 };
    let size = '';
    let isOurs = false;
    const readSize = () => `${scroller.clientWidth} ${scroller.clientHeight}`;

    function read(at: HTMLElement) {
      const { top } = at.getBoundingClientRect();
      const sheet = findPageAt(at, top);
      const rect = sheet?.getBoundingClientRect();
      place = { sheet, share: rect ? (top - rect.top) / rect.height : 0 };
      size = readSize();
    }
    function hold(at: HTMLElement) {
      if (readSize() === size || at.clientHeight === 0 || !place.sheet?.isConnected) return;
      const { top, height } = place.sheet.getBoundingClientRect();
      const before = at.scrollTop;
      at.scrollTop += top + place.share * height - at.getBoundingClientRect().top;
      // Whoever turns the phone back is where they were, also at the end, where there is no more to scroll.
      isOurs = at.scrollTop !== before;
      size = readSize();
    }

    const ending = new AbortController();
    scroller.addEventListener(
      'scroll',
      () => {
        // What the browser moves while the size changes is nobody's reading.
        if (!isOurs && readSize() === size) read(scroller);
        isOurs = false;
      },
      { passive: true, signal: ending.signal },
    );
    const observer = new ResizeObserver(() => hold(scroller));
    read(scroller);
    observer.observe(scroller);
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [scrollerRef]);
}
