import { LinkProvider } from '@sigillum/design-system';
import { type HtmlKeeper, HtmlKeeperContext } from '@sigillum/design-system/support/Kept.tsx';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { type HtmlStore, PageKeeper } from '../http/keep-html.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { AppLink } from '../layouts/app-link.tsx';
import { nobodysRoot, type RootData } from '../layouts/root-data.ts';
import { ModalsProvider } from '../modals/modals.tsx';
import { Providers } from '../providers.tsx';
import { compileLocale } from '../vite/read-messages.ts';
import { anna } from './anna.ts';

const catalogues = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, await compileLocale(locale, { marksMissing: false })] as const),
  ),
);

/** Where a page is looked at, and by whom: as the usual one unless told. */
export interface KeptScene {
  locale?: Locale;
  zone?: string;
  root?: Partial<RootData>;
}

interface KeptPage {
  /** The content, in a layout or none. */
  page: ReactNode;
  Layout?: ComponentType;
  path?: string;
  scene?: KeptScene;
}

function render(keeper: HtmlKeeper | undefined, { page, Layout = Outlet, path = 'page', scene = {} }: KeptPage) {
  const { locale = 'en-gb', zone = 'Europe/Zurich', root } = scene;
  const data: RootData = { ...nobodysRoot, person: anna, locale, ...root };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: () => (
        <LinkProvider component={AppLink}>
          <ModalsProvider>
            <Layout />
          </ModalsProvider>
        </LinkProvider>
      ),
      children: [{ path, Component: () => page }],
    },
  ]);
  return renderToString(
    <HtmlKeeperContext value={keeper}>
      <Providers locale={locale} zone={zone} nonce="" catalogue={catalogues[locale]!} isZoneFixed>
        <Stub initialEntries={[`/${path}`]} hydrationData={{ loaderData: { root: data } }} />
      </Providers>
    </HtmlKeeperContext>,
  );
}

/** The HTML of a page whose parts are taken from a store, or drawn where there is none. */
export function drawKept(store: HtmlStore | undefined, page: KeptPage): string {
  const keeper = store && new PageKeeper(store);
  const html = render(keeper, page);
  return keeper ? keeper.take(html) : html;
}

/** From what those parts of a page are drawn that a store does not have. */
export function listDrawn(store: HtmlStore, page: KeptPage): string[] {
  const keeper = new PageKeeper(store);
  const drawn: string[] = [];
  keeper.mark = (from) => {
    drawn.push(from);
    return ['', ''];
  };
  render(keeper, page);
  return drawn;
}
