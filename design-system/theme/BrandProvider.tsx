import { createContext, type ReactNode, useContext, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { declareBrand } from './brand.ts';
import { theme } from './theme.ts';

/** How a business shows itself. */
export interface Brand {
  /** Its name: alternative text of the logo, and what stands in its place where the image does not come. */
  name: string;
  /** `#rgb` or `#rrggbb`; anything else, and none, leaves the product's own colour. */
  accent?: string | null | undefined;
  /** Address of the logo: https, of this origin, or a `data:` image; anything else is ignored. */
  logoUrl?: string | null | undefined;
}

const BrandContext = createContext<Brand | undefined>(undefined);

const BrandStyle = createGlobalStyle<{ $declarations: string }>`
  :root:root {
    ${({ $declarations }) => $declarations}
  }
`;

/** Puts a business's accent colour in place of the product's own, on the whole page; its logo is shown by `BrandLogo`. */
export function BrandProvider({ brand, children }: { brand: Brand | undefined; children: ReactNode }) {
  const declarations = declareBrand(brand?.accent);
  return (
    <BrandContext value={brand}>
      {declarations && <BrandStyle $declarations={declarations} />}
      {children}
    </BrandContext>
  );
}

/** True for addresses that an image may be loaded from: never a script, never plain http. */
export const isSafeLogoUrl = (url: string): boolean =>
  /^(?:https:\/\/|\/(?!\/)|data:image\/(?:png|jpeg|webp|svg\+xml)[;,])/i.test(url);

/** At most 160 × 32 px, whatever the image's own size; on white by night, too, for which most logos are drawn. */
const Plate = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  color: ${theme.color.ink};
  font: 600 ${theme.fontSize.large} / 1.2 ${theme.fontFamily.display};
  overflow-wrap: anywhere;

  img {
    box-sizing: content-box;
    max-width: min(160px, 100%);
    height: 32px;
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.page};
    object-fit: contain;
    object-position: left;
  }
`;

/** The logo of the business whose brand is worn; its name where there is no image, `children` where there is no business. */
export function BrandLogo({ children }: { children?: ReactNode }) {
  const brand = useContext(BrandContext);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (brand === undefined) return children;
  const { name, logoUrl } = brand;
  const isShown = logoUrl && isSafeLogoUrl(logoUrl) && logoUrl !== failedUrl;
  return (
    <Plate>
      {isShown ? (
        <img
          src={logoUrl}
          alt={name}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(logoUrl)}
        />
      ) : (
        name
      )}
    </Plate>
  );
}
