import { useEffect } from 'react';
import { tellHost } from './host.ts';

/** As high as `<sigillum-sign>` shows a page at least, in CSS pixels: for a page in a frame that is the window, however high the frame is. */
export const framedHeight = 640;

/**
 * Tells the site around a page how high the page would like to be. What is as high as the window would only ever let the frame grow; so the
 * styles are told another window (`--window-height`), and the frame becomes smaller again with what it shows.
 */
export function useTellSize(host: string | undefined): void {
  useEffect(() => {
    if (host === undefined) return undefined;
    const { body, documentElement: root } = document;
    root.style.setProperty('--window-height', `${framedHeight}px`);
    const observer = new ResizeObserver(() => tellHost(host, { type: 'size', height: body.scrollHeight }));
    observer.observe(body);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--window-height');
    };
  }, [host]);
}
