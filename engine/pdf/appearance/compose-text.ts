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

type Legislation = 'ZERTES' | 'EIDAS';

/** The short names of the two laws, in their own languages. */
const legislations: Record<SignatureLook['language'], Record<Legislation, string>> = {
  en: { ZERTES: 'ZertES', EIDAS: 'eIDAS' },
  de: { ZERTES: 'ZertES', EIDAS: 'eIDAS' },
  fr: { ZERTES: 'SCSE', EIDAS: 'eIDAS' },
  it: { ZERTES: 'FiEle', EIDAS: 'eIDAS' },
};

/** What both laws call the qualities; the others have one name everywhere. */
const qualities: Record<SignatureLook['language'], Record<string, string>> = {
  en: { SES: 'SES', AES: 'AES', AES_MINIMAL: 'AES', QES: 'QES' },
  de: { SES: 'EES', AES: 'FES', AES_MINIMAL: 'FES', QES: 'QES' },
  fr: { SES: 'SES', AES: 'SEA', AES_MINIMAL: 'SEA', QES: 'SEQ' },
  it: { SES: 'FES', AES: 'FEA', AES_MINIMAL: 'FEA', QES: 'FEQ' },
};

/** For example "Sigillum · QES · ZertES". A simple signature stands under no particular law, so none is named. */
export function describeStandards(
  { quality, legislation, provider = 'Sigillum' }: { quality: string; legislation?: Legislation; provider?: string },
  language: SignatureLook['language'],
): string {
  const law = legislation && /^[AQ]ES/.test(quality) ? [legislations[language][legislation]] : [];
  return [provider, qualities[language][quality] ?? quality, ...law].join(' · ');
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
