import { type EntryContext, matchRoutes, type RouteObject } from 'react-router';

type Manifest = EntryContext['manifest'];
type Routes = Manifest['routes'];

/** Routes of the address at which every way begins: each document tells the browser of them. */
function findHome(routes: Routes): readonly string[] {
  const listBelow = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => ({ id, path, ...(index ? { index } : { children: listBelow(id) }) }));
  return (matchRoutes(listBelow(undefined), '/') ?? []).map(({ route }) => route.id!);
}

const homes = new WeakMap<Routes, readonly string[]>();

/** The manifest without the routes that a page has nothing to do with: the router makes all it is given anew for each document. */
export function narrowRoutes(manifest: Manifest, matched: readonly string[]): Manifest {
  const { routes } = manifest;
  const home = homes.get(routes) ?? findHome(routes);
  homes.set(routes, home);
  const ids = [...new Set([...matched, ...home])];
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, routes[id]])) };
}
