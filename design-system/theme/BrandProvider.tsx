import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { declareBrand } from './brand.ts';

const BrandStyle = createGlobalStyle<{ $declarations: string }>`
  :root:root {
    ${({ $declarations }) => $declarations}
  }
`;

/**
 * Puts a business's accent colour (`#rgb` or `#rrggbb`) in place of the product's own, on the whole page. Anything else, and none, leaves the
 * product's.
 */
export function BrandProvider({ accent, children }: { accent?: string | null | undefined; children: ReactNode }) {
  const declarations = declareBrand(accent);
  return (
    <>
      {declarations && <BrandStyle $declarations={declarations} />}
      {children}
    </>
  );
}
