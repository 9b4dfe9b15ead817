import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardChunks } from './http/guard-chunks.ts';
import { guardPageCalls } from './http/page-calls.ts';
import { tellFailure } from './platform/reporting/tell-failure.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { findLocale } from './i18n/locales.ts';
import { Providers } from './providers.tsx';

guardChunks(window);
window.fetch = guardPageCalls(window.fetch.bind(window), () => navigator.onLine);

const { lang, dataset } = document.documentElement;
const locale = findLocale(lang) ?? 'en-gb';
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
const catalogue = await loadCatalogue(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers locale={locale} zone={dataset['zone'] ?? 'Europe/Zurich'} nonce={nonce} catalogue={catalogue}>
        <HydratedRouter onError={tellFailure} />
      </Providers>
    </StrictMode>,
  );
});
