import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { moveBox, resizeBox } from './box.ts';
import type { Box, Size } from './box.ts';

interface Drag {
  id: string;
  isResize: boolean;
  from: Box;
  /** Where the pointer began, in px of the screen. */
  startX: number;
  startY: number;
  pointsPerPixel: number;
  /** Where the box is now. */
  box: Box;
}

interface BoxDragOptions {
  /** The element that covers the page; its width tells the zoom. */
  layerRef: RefObject<HTMLElement | null>;
  page: Size;
  leastSize: Size;
  /** Called once, when a box was let go at another place or size. */
  onEnd: (id: string, box: Box) => void;
}

/**
 * Dragging boxes over a page by the pointer; on the element marked `data-corner` it resizes, on buttons it does nothing.
 * Returns the box under way and the listeners for one box.
 */
export function useBoxDrag({ layerRef, page, leastSize, onEnd }: BoxDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function start(event: PointerEvent<HTMLElement>, id: string, { x, y, width, height }: Box) {
    const target = event.target as Element;
    const isResize = target.closest('[data-corner]') !== null;
    if (event.button !== 0 || layerRef.current === null || (!isResize && target.closest('button') !== null)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x, y, width, height };
    const pointsPerPixel = page.width / layerRef.current.getBoundingClientRect().width;
    setDrag({ id, isResize, from, startX: event.clientX, startY: event.clientY, pointsPerPixel, box: from });
  }

  function follow(event: PointerEvent) {
    if (drag === null) return;
    const dx = (event.clientX - drag.startX) * drag.pointsPerPixel;
    const dy = (event.clientY - drag.startY) * drag.pointsPerPixel;
    setDrag({
      ...drag,
      box: drag.isResize ? resizeBox(drag.from, dx, dy, page, leastSize) : moveBox(drag.from, dx, dy, page),
    });
  }

  function end() {
    setDrag(null);
    if (drag !== null && drag.box !== drag.from) onEnd(drag.id, drag.box);
  }

  const listen = (id: string, box: Box) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id, box),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  });

  return drag === null ? { id: undefined, listen } : { id: drag.id, box: drag.box, listen };
}
