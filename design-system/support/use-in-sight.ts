import { useEffect, useEffectEvent } from 'react';

/**
 * Where a line of links scrolls, as on a phone, the current one is to be seen, also after the phone was turned, and so is the one that a key
 * has reached: browsers leave it where a part of it is seen. Only the line moves, never the page, and nothing under a pointer.
 */
export function useInSight(findLine: () => HTMLElement | null | undefined, currentHref: string | undefined) {
  const find = useEffectEvent(findLine);
  useEffect(() => {
    const line = find();
    if (!line) return undefined;
    const show = (selector: string) => {
      const link = line.querySelector(selector);
      if (!link) return;
      const [place, room] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
      line.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
    };
    const showReached = () => show(':focus-visible');
    const observer = new ResizeObserver(() => show('[aria-current]'));
    observer.observe(line);
    line.addEventListener('focusin', showReached);
    return () => {
      observer.disconnect();
      line.removeEventListener('focusin', showReached);
    };
  }, [currentHref]);
}
