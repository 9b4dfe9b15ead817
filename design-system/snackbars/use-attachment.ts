import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { placeBeside } from '../support/place-beside.ts';

/** Distance in px from the edges of the element and of the window. */
const edge = 12;

/** Keeps a strip at the lower edge of an element: inside a high one, as far as that is in sight, else beside it. */
export function useAttachment(stripRef: RefObject<HTMLElement | null>, target: Element | null | undefined): void {
  useLayoutEffect(() => {
    const strip = stripRef.current;
    if (strip === null || target === null || target === undefined) return;
    const place = () => {
      const isAttached = target.isConnected;
      strip.toggleAttribute('data-attached', isAttached);
      if (isAttached) placeAtEdge(target, strip);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(target);
    observer.observe(strip);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [stripRef, target]);
}

function placeAtEdge(target: Element, strip: HTMLElement): void {
  const around = target.getBoundingClientRect();
  const { width, height } = strip.getBoundingClientRect();
  if (around.height < height + 3 * edge) {
    placeBeside(target, strip, { side: 'bottom', align: 'centre' });
    return;
  }
  const left = around.left + (around.width - width) / 2;
  const top = Math.min(around.bottom, window.innerHeight) - height - edge;
  strip.style.left = `${Math.round(Math.max(edge, Math.min(left, window.innerWidth - width - edge)))}px`;
  strip.style.top = `${Math.round(Math.max(edge, top))}px`;
}
