import { type Country, listCountries } from '@sigillum/design-system';

/** Where an installation is at home. */
export type Platform = 'CH' | 'EU';

/** At home in the EU where the domain ends in .de or .eu, else in Switzerland (specification, section 1). */
export const findPlatform = (publicUrl: string): Platform =>
  /\.(?:de|eu)$/.test(new URL(publicUrl).hostname) ? 'EU' : 'CH';

/** Which countries stand first (specification, section 9, names the four and leaves the order to the platform). */
const first: Readonly<Record<Platform, readonly string[]>> = {
  CH: ['CH', 'DE', 'FR', 'AT'],
  EU: ['DE', 'FR', 'AT', 'CH'],
};

/** Their codes alone. */
export const orderFirst = (platform: Platform): readonly string[] => first[platform];

/** The countries of a form in the language of `locale` (BCP 47). Call it in the loader: see `listCountries`. */
export const orderCountries = (locale: string, platform: Platform): Country[] => listCountries(locale, first[platform]);
