import { useEffect } from 'react';

/**
 * The second half of a double click belongs to what the first one pressed. Where that has gone meanwhile, such as a dialog that closes before its
 * action is over, it would press what lay beneath: a row of the list, which opens.
 */
export function useDoublePress(): void {
  useEffect(() => {
    const ending = new AbortController();
    let pressed: Element | undefined;
    function judge(event: MouseEvent) {
      const { detail, target } = event;
      if (detail > 1 && pressed?.isConnected === false) {
        event.preventDefault();
        event.stopPropagation();
      } else if (target instanceof Element) pressed = target.closest('a, button, label') ?? target;
    }
    // Before whoever listens in the document.
    window.addEventListener('click', judge, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
}
