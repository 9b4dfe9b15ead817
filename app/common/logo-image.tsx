import type { Logo } from '@sigillum/api-contracts/business/settings.ts';
import { imagePath } from '@sigillum/api-contracts/platform/image-path.ts';
import { ResponsiveImage } from '@sigillum/design-system';
import { fitLogo } from './fit-logo.ts';

export interface LogoImageProps {
  logo: Logo;
  alt: string;
  /** What it may take at most, in CSS px. */
  room: { width: number; height: number };
}

/** The logo of an organisation, as large as its room allows and never larger than it is. */
export function LogoImage({ logo, alt, room }: LogoImageProps) {
  return <ResponsiveImage source={logo.url} endpoint={imagePath} alt={alt} fit="inside" {...fitLogo(logo, room)} />;
}
