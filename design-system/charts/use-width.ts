import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What a drawing is laid out by, in px: the width of its element, 0 before it is measured, and the size of the page's text. */
export interface Room {
  width: number;
  rem: number;
}

const readRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The room in an element, and after every change of its width or of the text. For elements that only a browser renders. */
export function useWidth(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, rem: readRem() });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // When the text alone grows, it is what stands around the drawing that changes.
    if (element.parentElement !== null) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
