import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root loader tells every page. */
export type RootData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** What is true for nobody, and where the root loader failed. */
export const nobodysRoot: RootData = {
  person: undefined,
  part11: undefined,
  visitId: undefined,
  locale: 'en-gb',
  isTestSystem: false,
  hasLocalTrust: false,
  hasOutbox: false,
  hasSmsOutbox: false,
  maintenanceUrl: undefined,
  flash: undefined,
  due: undefined,
  theme: 'system',
};

/** The root loader's data; where it failed, what is true for nobody. */
export const useRoot = (): RootData => useRouteLoaderData<typeof loader>('root') ?? nobodysRoot;
