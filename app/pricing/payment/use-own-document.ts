import { useEffect } from 'react';
import { paymentPages } from '../../http/payment-pages.ts';

/**
 * What a page may load says its document (http/security-headers.ts). Whoever came from another page without a new document is still in
 * the old one, into which no payment provider may come: the document is asked for.
 */
export function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation');
    if (isNeeded && document && !paymentPages.test(new URL(document.name).pathname)) window.location.reload();
  }, [isNeeded]);
}
