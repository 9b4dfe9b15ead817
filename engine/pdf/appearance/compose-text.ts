import type { AppearanceText } from './lay-out.ts';

/** What a person chose to show beside the name (visual signatures). Empty lines are not shown. */
export interface SignatureLook {
  company: string;
  location: string;
  shows: { date: boolean; claim: boolean; standards: boolean };
  language: 'en' | 'de' | 'fr' | 'it';
}

const claims: Record<SignatureLook['language'], string> = {
  en: 'Signed electronically',
  de: 'Elektronisch signiert',
  fr: 'Signé électroniquement',
  it: 'Firmato elettronicamente',
};

/** In place of what nobody knows before somebody signs. */
export const placeholders: Record<SignatureLook['language'], { date: string; quality: string }> = {
  en: { date: 'Date of signing', quality: 'Quality of the signature' },
  de: { date: 'Datum der Signatur', quality: 'Qualität der Signatur' },
  fr: { date: 'Date de la signature', quality: 'Qualité de la signature' },
  it: { date: 'Data della firma', quality: 'Qualità della firma' },
};

const legislations = { ZERTES: 'ZertES', EIDAS: 'eIDAS' } as const;
type Legislation = keyof typeof legislations;

/** For example "Sigillum · QES · ZertES". A simple signature stands under no particular law, so none is named. */
export function describeStandards(quality: string, legislation?: Legislation, provider = 'Sigillum'): string {
  const law = legislation && /^[AQ]ES/.test(quality) ? [legislations[legislation]] : [];
  return [provider, quality, ...law].join(' · ');
}

/** The lines of a visible signature as its signer wants them; `date` and `standards` are ready to be read. */
export function composeText(
  { signerName, date, standards }: { signerName: string; date: string; standards: string },
  { company, location, shows, language }: SignatureLook,
): AppearanceText {
  const when = [location, ...(shows.date ? [date] : [])].filter(Boolean).join(', ');
  return {
    signerName,
    ...(company && { company }),
    ...(when && { date: when }),
    ...(shows.claim && { claim: claims[language] }),
    ...(shows.standards && { quality: standards }),
  };
}
