import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { nobodysRoot, type RootData } from '../layouts/root-data.ts';
import { AppProviders, type Surroundings } from './providers.tsx';

export interface ScreenScene extends Surroundings {
  /** A route module's default export, or any component that uses the router. */
  Component: ComponentType<never>;
  /** A layout around it, e.g. layouts/simple.tsx; default none. */
  Layout?: ComponentType;
  /** What the root loader would say: the person, the visit; default nobody. */
  root?: Partial<RootData>;
  /** Pattern of the screen and the address to open; default `/`. */
  path?: string;
  address?: string;
  /** What the screen's loader would answer. */
  loaderData?: unknown;
  /** Answers a post to the screen, as its action would. */
  action?: (form: FormData) => unknown;
  /** Further patterns that exist, each a page that shows its pattern: places that a redirect may lead to. */
  neighbours?: readonly string[];
}

const Plain = () => <Outlet />;

/** A screen with its loader's data in a router of its own, as an element: `render: () => renderScreen({ Component: Login, Layout: SimpleLayout })`. */
export function renderScreen(scene: ScreenScene): ReactNode {
  const {
    Component,
    Layout = Plain,
    path = '/',
    address = path,
    loaderData = null,
    action,
    neighbours = [],
    root,
    ...surroundings
  } = scene;
  const rootData = { ...nobodysRoot, ...root };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => rootData,
      Component: () => (
        <AppProviders {...surroundings}>
          <Layout />
        </AppProviders>
      ),
      children: [
        {
          id: path,
          path,
          loader: () => loaderData,
          Component: Component as ComponentType,
          ...(action && { action: async ({ request }: { request: Request }) => action(await request.formData()) }),
        },
        ...neighbours.map((neighbour) => ({ id: neighbour, path: neighbour, Component: () => <p>{neighbour}</p> })),
      ],
    },
  ]);
  return <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: rootData, [path]: loaderData } }} />;
}
