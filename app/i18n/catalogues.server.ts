import deCh from 'virtual:messages/de-ch';
import enGb from 'virtual:messages/en-gb';
import frCh from 'virtual:messages/fr-ch';
import it from 'virtual:messages/it';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** All texts, in the server's memory. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { 'en-gb': enGb, 'de-ch': deCh, 'fr-ch': frCh, it };
