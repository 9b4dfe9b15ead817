import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** Every text of one locale by id, compiled. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const loaders: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  'en-gb': () => import('virtual:messages/en-gb'),
  'de-ch': () => import('virtual:messages/de-ch'),
  'fr-ch': () => import('virtual:messages/fr-ch'),
  it: () => import('virtual:messages/it'),
};

/** All texts of a locale, for whoever develops. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await loaders[locale]()).default;
}
