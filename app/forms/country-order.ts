import { type Country, listCountries } from '@sigillum/design-system';
import type { Region } from '../environment.ts';

/** Which countries stand first (specification, section 9, names the four and leaves the order to the region). */
const first: Readonly<Record<Region, readonly string[]>> = {
  CH: ['CH', 'DE', 'FR', 'AT'],
  EU: ['DE', 'FR', 'AT', 'CH'],
};

/** Their codes alone. */
export const orderFirst = (region: Region): readonly string[] => first[region];

/** The countries of a form in the language of `locale` (BCP 47). Call it in the loader: see `listCountries`. */
export const orderCountries = (locale: string, region: Region): Country[] => listCountries(locale, first[region]);
