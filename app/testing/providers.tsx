import { GlobalStyle, LinkProvider } from '@sigillum/design-system';
import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locales.ts';
import { AppLink } from '../layouts/app-link.tsx';
import type { RootData } from '../layouts/use-root.ts';
import { type Modals, ModalsProvider } from '../modals/modals.tsx';
import { Providers } from '../providers.tsx';

/** What is true around a screen in a story or test; everything has a default. */
export interface Surroundings {
  locale?: Locale;
  zone?: string;
  /** What the root loader would say: the person, the visit. */
  root?: Partial<RootData>;
  /** Hand in your own to look at its stores. */
  modals?: Modals;
}

const nobody: RootData = {
  person: undefined,
  visitId: undefined,
  locale: 'en-gb',
  isTestSystem: false,
  hasLocalTrust: false,
  maintenanceUrl: undefined,
  flash: undefined,
};

/** Texts, language, links, modals and snackbars around a component; inside a router. */
export function AppProviders({ catalogue, locale = 'en-gb', zone = 'Europe/Zurich', modals, children }: Surroundings & { catalogue: Catalogue; children: ReactNode }) {
  return (
    <Providers locale={locale} zone={zone} nonce="" catalogue={catalogue} isZoneFixed>
      <GlobalStyle />
      <LinkProvider component={AppLink}>
        <ModalsProvider {...(modals && { modals })}>{children}</ModalsProvider>
      </LinkProvider>
    </Providers>
  );
}

export interface ScreenStub extends Surroundings {
  catalogue: Catalogue;
  /** The route module's default export, or any component that uses the router. */
  Component: ComponentType<never>;
  /** Pattern of the screen and the address to open; default `/`. */
  path?: string;
  address?: string;
  loaderData?: unknown;
  /** Answers a post to the screen, as its action would. */
  action?: (form: FormData) => unknown;
  /** Further patterns that exist, each an empty page: the places a redirect may lead to. */
  neighbours?: readonly string[];
}

/** A screen with its loader's data in a router of its own, as a component: `<ScreenStage Component={Dashboard} loaderData={…} … />`. */
export function renderScreen({ Component, path = '/', address = path, loaderData = null, action, neighbours = [], root, ...surroundings }: ScreenStub): ReactNode {
  const Outer = () => <AppProviders {...surroundings}><Outlet /></AppProviders>;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Outer,
      loader: () => ({ ...nobody, ...root }),
      children: [
        {
          id: path,
          path,
          Component: Component as ComponentType,
          loader: () => loaderData,
          ...(action && { action: async ({ request }: { request: Request }) => action(await request.formData()) }),
        },
        ...neighbours.map((neighbour) => ({ id: neighbour, path: neighbour, Component: () => <main>{neighbour}</main> })),
      ],
    },
  ]);
  const hydrationData = { loaderData: { root: { ...nobody, ...root }, [path]: loaderData } };
  return <Stub initialEntries={[address]} hydrationData={hydrationData} />;
}
