import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element's content is higher than itself, from the first paint on and after every change of size. For elements that only a browser renders. */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
