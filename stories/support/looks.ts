import { themes } from '@sigillum/design-system';
import { locales } from '@sigillum/app/i18n/locales.ts';
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

/** Businesses whose brand the toolbar puts on: an easy accent, one that is too pale by day, one that is nearly black, one that is none. */
export const brands = {
  none: undefined,
  red: { name: 'Keller AG', accent: '#c8102e' },
  yellow: { name: 'Sonnenenergie Genossenschaft', accent: '#ffd500' },
  black: { name: 'Atelier Nuit Sàrl', accent: '#0a0a0a' },
  broken: { name: 'Rossi & Figli', accent: 'rosso' },
} as const satisfies Record<string, { name: string; accent: string } | undefined>;

/** Name of a brand of the toolbar. */
export type BrandName = keyof typeof brands;
