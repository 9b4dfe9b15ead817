import { type UIEvent, useState } from 'react';

/** How far from the top of the document, in px, somebody has to be to be reading in it, and how near to begin it anew. */
const [within, begin] = [160, 24];
/** To scroll beyond that, in px: as much as the head gives to the pages, or that would end the reading again. A page alone on a phone has little more. */
const leastBelow = 100;

/** Whether the pages of a document are being read, and no longer at their beginning; for the element around what scrolls. */
export function useReading() {
  const [isReading, setReading] = useState(false);
  function onScrollCapture({ target }: UIEvent) {
    if (!(target instanceof HTMLElement) || !target.matches('[role="region"]')) return;
    const { scrollTop, scrollHeight, clientHeight } = target;
    if (scrollTop < begin) setReading(false);
    else if (scrollTop > within && scrollHeight - clientHeight > within + leastBelow) setReading(true);
  }
  return { isReading, onScrollCapture };
}
