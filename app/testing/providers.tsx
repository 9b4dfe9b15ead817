import { GlobalStyle, LinkProvider } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Locale } from '../i18n/locales.ts';
import { AppLink } from '../layouts/app-link.tsx';
import { type Modals, ModalsProvider } from '../modals/modals.tsx';
import { Providers } from '../providers.tsx';
import { catalogues } from './catalogues.ts';
import { pseudoLocale, stretchCatalogue } from './stretch-catalogue.ts';

/** What is true around a component in a story or test; everything has a default. */
export interface Surroundings {
  /** Default en-gb. `en-xa` is English, longer. */
  locale?: Locale | typeof pseudoLocale;
  /** Default Europe/Zurich, whatever the machine's own zone is. */
  zone?: string;
  /** Hand in your own to look at its stores. */
  modals?: Modals;
}

/** What one story has read is not there in the next. */
const answersOfItsOwn = { provider: () => new Map() };

/** Texts, language, links, modals and snackbars around a component; needs a router outside (`renderScreen` brings one). */
export function AppProviders({
  locale = 'en-gb',
  zone = 'Europe/Zurich',
  modals,
  children,
}: Surroundings & { children: ReactNode }) {
  const isPseudo = locale === pseudoLocale;
  const catalogue = isPseudo ? stretchCatalogue(catalogues['en-gb']) : catalogues[locale];
  return (
    <Providers locale={isPseudo ? 'en-gb' : locale} zone={zone} nonce="" catalogue={catalogue} isZoneFixed>
      <GlobalStyle />
      <LinkProvider component={AppLink}>
        <SWRConfig value={answersOfItsOwn}>
          <ModalsProvider {...(modals && { modals })}>{children}</ModalsProvider>
        </SWRConfig>
      </LinkProvider>
    </Providers>
  );
}
