import deCh from 'virtual:messages/de-ch';
import enGb from 'virtual:messages/en-gb';
import frCh from 'virtual:messages/fr-ch';
import it from 'virtual:messages/it';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locales.ts';

/** All texts at once, for stories and tests that run through Vite with the app's `compileMessages` plugin. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { 'en-gb': enGb, 'de-ch': deCh, 'fr-ch': frCh, it };
