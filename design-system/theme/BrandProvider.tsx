import type { ReactNode } from 'react';
import { declareBrand } from './brand.ts';

/**
 * Puts a business's accent colour (`#rgb` or `#rrggbb`) in place of the product's own, on the whole page. Anything else, and none, leaves the
 * product's.
 */
export function BrandProvider({
  accent,
  nonce,
  children,
}: {
  accent?: string | null | undefined;
  /** Where the page's policy asks for one. */
  nonce?: string;
  children: ReactNode;
}) {
  const declarations = declareBrand(accent);
  return (
    <>
      {declarations && <style nonce={nonce}>{`:root:root{${declarations}}`}</style>}
      {children}
    </>
  );
}
