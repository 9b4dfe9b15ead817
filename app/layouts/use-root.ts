import { useRouteLoaderData } from 'react-router';
import { nobodysRoot, type RootData } from './root-data.ts';

/** The root loader's data; where it failed, what is true for nobody. */
export const useRoot = (): RootData => useRouteLoaderData<() => RootData>('root') ?? nobodysRoot;
