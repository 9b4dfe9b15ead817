import type { LinkProps } from '@sigillum/design-system';
import { Link, useLocation } from 'react-router';
import { paymentPages } from '../http/payment-pages.ts';
import { useRoot } from './use-root.ts';

/** Addresses of this origin that are no screens. */
const outside = /^\/(?:bff|v[123]|api|api-docs|openapi\.json|trust|img|assets|view\/[^/]+\/bff)(?:\/|$|\?)/;

/** True when the router can show the address without loading a document. */
export const isScreenAddress = (href: string): boolean => /^\/(?!\/)/.test(href) && !outside.test(href);

/** Addresses of which the router makes nothing else. */
const plainAddress = /^\/(?!\/)(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?$/;

/**
 * The link that the design system uses: the router’s for screens, a plain one for everything else. Nothing is prefetched: opening a
 * document is an event in its evidence, and pointing at a link is not opening it. Pages with the fields of a payment provider get a document of
 * their own at once (http/security-headers.ts): else they would load their data here, and once more with the document.
 */
export function AppLink({ href = '', children, ...rest }: LinkProps) {
  const { paysInPage } = useRoot();
  const isPlain = !isScreenAddress(href) || rest.download !== undefined || rest.target !== undefined;
  if (isPlain)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  // What the router's link is until it is in a browser, at a tenth of its cost.
  if (import.meta.env.SSR && plainAddress.test(href))
    return (
      <a {...rest} href={href} data-discover="true">
        {children}
      </a>
    );
  return (
    <Link to={href} reloadDocument={paysInPage && paymentPages.test(href.replace(/[?#].*/, ''))} {...rest}>
      {children}
    </Link>
  );
}

/** The link in a frame of another site, which shows the visit and nothing else (docs/decisions/189): what leads away has a tab of its own. */
export function FramedLink(props: LinkProps) {
  const { pathname } = useLocation();
  const { href = '' } = props;
  const stays = !isScreenAddress(href) || href.startsWith('/view/') || href.replace(/[?#].*/, '') === pathname;
  return <AppLink {...props} {...(!stays && { target: '_blank', rel: 'noopener' })} />;
}
