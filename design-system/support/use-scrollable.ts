import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element's content is higher than itself, now and after every change of size; false on the server. */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
