import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width in px of an element, and after every change of it; 0 before it is measured. For elements that only a browser renders. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
