import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readEarlyInput } from './forms/early-input.ts';
import { guardChunks, reloadOnce } from './http/guard-chunks.ts';
import { guardPageCalls } from './http/page-calls.ts';
import { sayOwner } from './http/page-owner.ts';
import { tellFailure } from './platform/reporting/tell-failure.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { findLocale } from './i18n/locales.ts';
import { takeTexts, texts } from './i18n/texts.ts';
import { Providers } from './providers.tsx';

guardChunks(window);
window.fetch = guardPageCalls(sayOwner(window.fetch.bind(window)), () => navigator.onLine);

const { lang, dataset } = document.documentElement;
const locale = findLocale(lang) ?? 'en-gb';
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
const catalogue = import.meta.env.DEV ? await loadCatalogue(locale) : texts;
await Promise.all(['root', dataset['screen'] ?? []].flat().map(takeTexts)).catch((error: unknown) => {
  // As with a chunk that is gone: a page without its words is no page.
  if (!reloadOnce(window)) throw error;
  return new Promise(() => undefined);
});

startTransition(() => {
  readEarlyInput();
  hydrateRoot(
    document,
    <StrictMode>
      <Providers
        locale={locale}
        zone={dataset['zone'] ?? 'Europe/Zurich'}
        nonce={nonce}
        texts={dataset['texts']}
        screen={dataset['screen']}
        catalogue={catalogue}
      >
        <HydratedRouter onError={tellFailure} />
      </Providers>
    </StrictMode>,
  );
});
