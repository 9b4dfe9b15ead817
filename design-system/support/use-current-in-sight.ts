import { useEffect, useEffectEvent } from 'react';

/**
 * Where a line of links scrolls, as on a phone, the current one is to be seen, too, also after the phone was turned. Only the line moves,
 * never the page.
 */
export function useCurrentInSight(findLine: () => HTMLElement | null | undefined, currentHref: string | undefined) {
  const find = useEffectEvent(findLine);
  useEffect(() => {
    const line = find();
    const current = line?.querySelector('[aria-current]');
    if (!line || !current) return undefined;
    const observer = new ResizeObserver(() => {
      const [place, room] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
      line.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [currentHref]);
}
