import type { MessageFormatElement } from 'react-intl';
import { awaitChunk } from '../http/guard-chunks.ts';
import type { Locale } from './locales.ts';

/** Every text of one locale by id, compiled. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const loaders: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  'en-gb': () => import('virtual:messages/en-gb'),
  'de-ch': () => import('virtual:messages/de-ch'),
  'fr-ch': () => import('virtual:messages/fr-ch'),
  it: () => import('virtual:messages/it'),
};

/** Loads the one chunk of texts that a locale needs. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await awaitChunk(loaders[locale])()).default;
}
