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

/**
 * What the router draws a document from, without the routes that its page has nothing to do with: it makes all it is given anew for each. It also
 * looks through all 90 for every address above the page's, to tell the browser of them: it is told the home's, which are all that are left.
 */
export function narrowRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const { routes } = manifest;
  const home = homes.get(routes) ?? findHome(routes);
  homes.set(routes, home);
  const ids = [...new Set([...staticHandlerContext.matches.map(({ route }) => route.id), ...home])];
  const above = home.map((id) => ({ params: {}, pathname: '/', pathnameBase: '/', route: { id } }));
  return {
    ...context,
    manifest: { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, routes[id]])) },
    // Private to the router, as its types say: under another name it is not heard, and all is as it would be.
    staticHandlerContext: { ...staticHandlerContext, _match: () => above },
  };
}
