import { type Brand, themes } from '@sigillum/design-system';
import { locales } from '@sigillum/app/i18n/locales.ts';
import { embeddedFace } from './embedded-face.ts';
import { pseudoLocale } from '@sigillum/app/testing/stretch-catalogue.ts';

/** Languages of the toolbar, each in its own words; the last one is English made longer, to show what would be clipped. */
export const languages = {
  'en-gb': 'English',
  'de-ch': 'Deutsch',
  'fr-ch': 'Français',
  it: 'Italiano',
  [pseudoLocale]: 'Lóñgér +40 %',
} as const satisfies Record<(typeof locales)[number] | typeof pseudoLocale, string>;

/** Themes of the toolbar. */
export const themeNames = Object.keys(themes) as (keyof typeof themes)[];

const keller = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 48">${embeddedFace.style}<path d="M4 44V4h10v17L30 4h13L25 22l20 22H31L14 25v19z" fill="#c8102e"/><text x="58" y="34" font-family="${embeddedFace.family}" font-size="30" fill="#1c1c1c">Keller AG</text></svg>`,
);

/** Businesses whose brand the toolbar puts on: an easy accent, one that is too pale by day, one that is nearly black, one that is none. */
export const brands = {
  none: undefined,
  red: { name: 'Keller AG', accent: '#c8102e', logoUrl: `data:image/svg+xml,${keller}` },
  yellow: { name: 'Sonnenenergie Genossenschaft', accent: '#ffd500' },
  black: { name: 'Atelier Nuit Sàrl', accent: '#0a0a0a' },
  broken: { name: 'Rossi & Figli', accent: 'rosso', logoUrl: 'javascript:void 0' },
} as const satisfies Record<string, Brand | undefined>;

/** Name of a brand of the toolbar. */
export type BrandName = keyof typeof brands;
