import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Size } from './box.ts';
import { findPageAt, readPageNumber } from './find-page.ts';
import { limitZoom, stepZoom, turnZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** A place on a sheet, as shares of its size, and where on the screen it was. */
interface Anchor {
  sheet: Element;
  shareX: number;
  shareY: number;
  clientX: number;
  clientY: number;
}

interface ScreenPoint {
  clientX: number;
  clientY: number;
}

/** The zoom of the pages: by steps, by the wheel with Ctrl held, by two fingers. What lies under the pointer, or else in the middle, stays there. */
export function useZoom(scrollerRef: RefObject<HTMLElement | null>, pages: readonly Size[]) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const anchorRef = useRef<Anchor>(null);

  function zoomTo(next: Zoom, at?: ScreenPoint) {
    const scroller = scrollerRef.current;
    if (scroller !== null) anchorRef.current = readAnchor(scroller, at ?? findMiddle(scroller));
    setZoom(next);
  }

  /** The share that is shown, also while the zoom follows the window. */
  function readShown(): number {
    const scroller = scrollerRef.current;
    const frame = scroller === null ? undefined : findPageAt(scroller, findMiddle(scroller).clientY);
    const page = pages[readPageNumber(frame) - 1];
    const width = frame?.getBoundingClientRect().width;
    return page === undefined || width === undefined ? 1 : (width / page.width) * (72 / 96);
  }

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const anchor = anchorRef.current;
    anchorRef.current = null;
    if (scroller === null || anchor === null) return;
    const { left, top, width, height } = anchor.sheet.getBoundingClientRect();
    scroller.scrollLeft += left + anchor.shareX * width - anchor.clientX;
    scroller.scrollTop += top + anchor.shareY * height - anchor.clientY;
  }, [scrollerRef, zoom]);

  const turn = useEffectEvent((event: WheelEvent) => zoomTo(turnZoom(readShown(), event.deltaY), event));
  const pinch = useEffectEvent((share: number, at: ScreenPoint) => zoomTo(limitZoom(share), at));
  const readStart = useEffectEvent(readShown);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const ending = new AbortController();
    // React listens passively to both, and a passive listener cannot keep the browser from zooming the whole page.
    const options = { passive: false, signal: ending.signal };
    let start = { distance: 1, share: 1 };
    scroller.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        turn(event);
      },
      options,
    );
    scroller.addEventListener(
      'touchstart',
      ({ touches }) => {
        if (touches.length === 2) start = { distance: measureFingers(touches).distance, share: readStart() };
      },
      options,
    );
    scroller.addEventListener(
      'touchmove',
      (event) => {
        if (event.touches.length !== 2) return;
        event.preventDefault();
        const { distance, ...middle } = measureFingers(event.touches);
        pinch((start.share * distance) / start.distance, middle);
      },
      options,
    );
    return () => ending.abort();
  }, [scrollerRef]);

  return { zoom, zoomTo, zoomBy: (direction: 1 | -1) => zoomTo(stepZoom(readShown(), direction)) };
}

function findMiddle(scroller: HTMLElement): ScreenPoint {
  const { left, top } = scroller.getBoundingClientRect();
  return { clientX: left + scroller.clientWidth / 2, clientY: top + scroller.clientHeight / 2 };
}

function readAnchor(scroller: HTMLElement, { clientX, clientY }: ScreenPoint): Anchor | null {
  const sheet = findPageAt(scroller, clientY);
  if (!sheet) return null;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return { sheet, shareX: (clientX - left) / width, shareY: (clientY - top) / height, clientX, clientY };
}

function measureFingers(touches: TouchList): ScreenPoint & { distance: number } {
  const [one, other] = [touches[0]!, touches[1]!];
  return {
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}
