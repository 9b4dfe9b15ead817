import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the content of every page begins; the link at its top leads there, too. */
export const contentId = 'content';

/**
 * On the way to another page without a new document, what had the focus may be gone. The browser says nothing then, and Tab would
 * begin at the very top: the focus goes to the content, unless the page has put it somewhere itself.
 */
export function useFocusContent(): void {
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  useEffect(() => {
    if (shownRef.current === pathname) return;
    shownRef.current = pathname;
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}
