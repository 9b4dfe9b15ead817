import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** Letters in which no way of writing an address could hide another one. */
const plain = /^[a-z\d-]+$/;

/** With what an address begins; undefined where a pattern leaves that open. */
function findBeginning(path: string): string | undefined {
  const [first = ''] = path.replace(/^\//, '').split('/');
  return plain.test(first) ? first : undefined;
}

/** Routes whose address may begin with that, and those they lie in. */
function selectRoutes(routes: Routes, beginning: string): Routes {
  const selected: Routes = {};
  for (const route of Object.values(routes)) {
    if (!route?.path) continue;
    if ((findBeginning(route.path) ?? beginning) !== beginning) continue;
    for (let one: typeof route | undefined = route; one; one = one.parentId ? routes[one.parentId] : undefined)
      selected[one.id] = one;
  }
  return selected;
}

/**
 * The router looks through all routes for each call, twice, one after another, until one fits. Whoever answers a call is made here of those whose
 * address begins as the call's, as soon as one begins so; of all where no address does, or the call writes it in a way of its own.
 */
export function narrowHandlers<Handler>(
  build: ServerBuild,
  make: (build: ServerBuild) => Handler,
): (address: URL) => Handler {
  const whole = make(build);
  const beginnings = new Set(
    Object.values(build.routes).flatMap((route) => (route?.path && findBeginning(route.path)) || []),
  );
  const narrow = new Map<string, Handler>();
  return ({ pathname }) => {
    // `.data` asks for what the page is drawn from.
    const beginning = pathname.split('/', 2)[1]!.replace(/\.data$/, '');
    if (!beginnings.has(beginning)) return whole;
    const known = narrow.get(beginning) ?? make({ ...build, routes: selectRoutes(build.routes, beginning) });
    narrow.set(beginning, known);
    return known;
  };
}
