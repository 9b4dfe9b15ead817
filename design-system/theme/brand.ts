import { type ColorRole, contrastPairs, type ThemeName, themes } from '../tokens/color-roles.ts';
import { measureContrast } from '../tokens/contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import { combineThemes, nameVariable } from './theme.ts';

/** The roles that a business's accent colour takes over. */
export const brandRoles = ['pine', 'pineStrong', 'pineSoft', 'onPine'] as const;
type BrandRole = (typeof brandRoles)[number];

/** The four roles as `#rrggbb`. */
export type BrandColors = Readonly<Record<BrandRole, string>>;

/** How a theme wears an accent: the lightness to start from, where to go while contrast is missing, and the ground's own lightness. */
const wear = {
  light: {
    start: (own: number) => Math.min(Math.max(own, 0.2), 0.56),
    step: -0.01,
    strong: -0.09,
    soft: 0.95,
    softChroma: 0.022,
  },
  dark: {
    start: (own: number) => Math.min(Math.max(own, 0.76), 0.9),
    step: 0.01,
    strong: 0.08,
    soft: 0.3,
    softChroma: 0.035,
  },
} as const;

const brandPairs = contrastPairs.filter(({ foreground, background }) =>
  [foreground, background].some((role) => (brandRoles as readonly ColorRole[]).includes(role)),
);

/** Makes `#rrggbb` of what a person may have typed (`#abc`, `ABCDEF`); undefined for anything that is no such colour. */
export function readAccent(text: string | null | undefined): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

const holds = (theme: ThemeName, colors: BrandColors) =>
  brandPairs.every(({ foreground, background, least }) => {
    const roles = { ...themes[theme], ...colors };
    return measureContrast(roles[foreground], roles[background]) >= least;
  });

function mixColors(theme: ThemeName, accent: Oklch, lightness: number): BrandColors {
  const { strong, soft, softChroma } = wear[theme];
  return {
    pine: toHex({ ...accent, lightness }),
    pineStrong: toHex({ ...accent, lightness: lightness + strong }),
    pineSoft: toHex({ ...accent, lightness: soft, chroma: Math.min(accent.chroma, softChroma) }),
    onPine: theme === 'light' ? '#ffffff' : toHex({ ...accent, lightness: 0.2, chroma: Math.min(accent.chroma, 0.04) }),
  };
}

/**
 * The colours of acting in a business's accent, for one theme. Its hue stays; its lightness moves until every pair of `contrastPairs`
 * holds, so a pale yellow becomes a dark one by day. Undefined for what is no colour: the product's own pine stays then.
 */
export function applyBrand(accent: string | null | undefined, theme: ThemeName): BrandColors | undefined {
  const hex = readAccent(accent);
  if (hex === undefined) return undefined;
  const own = toOklch(hex);
  const { start, step } = wear[theme];
  for (let lightness = start(own.lightness); lightness > 0 && lightness < 1; lightness += step) {
    const colors = mixColors(theme, own, lightness);
    if (holds(theme, colors)) return colors;
  }
  return undefined;
}

/** The declarations that put an accent in place of the product's own colour in both themes; empty for what is no colour. */
export function declareBrand(accent: string | null | undefined): string {
  const [light, dark] = [applyBrand(accent, 'light'), applyBrand(accent, 'dark')];
  if (light === undefined || dark === undefined) return '';
  return brandRoles
    .map((role) => `${nameVariable('color', role)}: ${combineThemes(light[role], dark[role])};`)
    .join('\n');
}
