import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { clampBox, moveBox, resizeBox } from './box.ts';
import type { Box, Size } from './box.ts';
import { findLayerAt } from './placement-pages.ts';
import { snapMove, snapResize } from './snap.ts';

interface Drag {
  id: string;
  isResize: boolean;
  from: Box;
  /** Where the pointer began, in px of the screen. */
  startX: number;
  startY: number;
  pointsPerPixel: number;
  /** Where the box is now; beyond the page while it is on its way to another one. */
  box: Box;
}

interface BoxDragOptions {
  /** The element that covers the page; its width tells the zoom. */
  layerRef: RefObject<HTMLElement | null>;
  page: Size;
  leastSize: Size;
  /** The boxes that one may be aligned with. */
  listOthers: (id: string) => readonly Box[];
  /** Called once, when a box was let go at another place or size. */
  onEnd: (id: string, box: Box) => void;
  /** Called instead when it was let go over the layer of another page; without it, boxes stay on theirs. */
  onEndElsewhere: ((id: string, layer: HTMLElement, box: Box) => void) | undefined;
}

/** So near, in px, a box is drawn to a line. */
const reachPx = 6;

/**
 * Dragging boxes over a page by the pointer; on the element marked `data-corner` it resizes, on buttons it does nothing. Boxes are drawn
 * to the lines of the page and of the other boxes, unless Alt is held. Returns the box under way and the listeners for one box.
 */
export function useBoxDrag({ layerRef, page, leastSize, listOthers, onEnd, onEndElsewhere }: BoxDragOptions) {
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
    const reach = event.altKey ? 0 : reachPx * drag.pointsPerPixel;
    setDrag({ ...drag, box: drag.isResize ? resize(drag, dx, dy, reach) : move(drag, dx, dy, reach, event) });
  }

  function resize({ id, from }: Drag, dx: number, dy: number, reach: number): Box {
    return snapResize(resizeBox(from, dx, dy, page, leastSize), { page, others: listOthers(id) }, reach, leastSize);
  }

  function move({ id, from }: Drag, dx: number, dy: number, reach: number, pointer: PointerEvent): Box {
    const isLeaving = onEndElsewhere !== undefined && findLayerAt(layerRef.current, pointer) !== layerRef.current;
    if (isLeaving) return { ...from, x: from.x + dx, y: from.y + dy };
    return snapMove(moveBox(from, dx, dy, page), { page, others: listOthers(id) }, reach);
  }

  function end(event: PointerEvent) {
    setDrag(null);
    if (drag === null || drag.box === drag.from) return;
    const layer =
      drag.isResize || onEndElsewhere === undefined ? layerRef.current : findLayerAt(layerRef.current, event);
    if (layer === null || layer === layerRef.current) {
      onEnd(drag.id, clampBox(drag.box, page, leastSize));
      return;
    }
    const { left, top } = layer.getBoundingClientRect();
    const own = layerRef.current!.getBoundingClientRect();
    const { pointsPerPixel, box } = drag;
    onEndElsewhere?.(drag.id, layer, {
      ...box,
      x: box.x + (own.left - left) * pointsPerPixel,
      y: box.y + (own.top - top) * pointsPerPixel,
    });
  }

  const listen = (id: string, box: Box) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id, box),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  });

  return drag === null ? { id: undefined, listen } : { id: drag.id, box: drag.box, listen };
}
