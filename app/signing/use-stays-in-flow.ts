import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHost } from './host.ts';
import { framedHeight } from './use-tell-size.ts';

/** The share of the window's height above which a bar at its lower edge leaves too little of the document: as much stands above the pages. */
const greatestShare = 1 / 3;

/**
 * Whether a bar with this content is too high to lie over the page, and stands in the page's flow instead: in small windows, with large
 * letters, with long words. For the browser; what it renders first is judged by its window alone.
 */
export function useStaysInFlow(contentRef: RefObject<HTMLElement | null>): boolean {
  const isFramed = useHost() !== undefined;
  const [staysInFlow, setStaysInFlow] = useState(false);
  useLayoutEffect(() => {
    const content = contentRef.current;
    if (content === null) return;
    const measure = () =>
      setStaysInFlow(content.offsetHeight > (isFramed ? framedHeight : window.innerHeight) * greatestShare);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [contentRef, isFramed]);
  return staysInFlow;
}
