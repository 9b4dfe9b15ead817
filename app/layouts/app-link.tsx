import type { LinkProps } from '@sigillum/design-system';
import { Link } from 'react-router';

/** Addresses of this origin that are no screens. */
const outside = /^\/(?:bff|v[123]|api|api-docs|openapi\.json|trust|img|assets|view\/[^/]+\/bff)(?:\/|$|\?)/;

/** True when the router can show the address without loading a document. */
export const isScreenAddress = (href: string): boolean => /^\/(?!\/)/.test(href) && !outside.test(href);

/**
 * The link that the design system uses: the router’s for screens, a plain one for everything else. Nothing is prefetched: opening a
 * document is an event in its evidence, and pointing at a link is not opening it.
 */
export function AppLink({ href = '', children, ...rest }: LinkProps) {
  const isPlain = !isScreenAddress(href) || rest.download !== undefined || rest.target !== undefined;
  if (isPlain)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
