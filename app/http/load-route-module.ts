import { takeTexts } from '../i18n/texts.ts';
import { reloadOnce } from './guard-chunks.ts';
import { ConnectionLost } from './page-calls.ts';

/** A route as the router's manifest names it. */
export interface RouteEntry {
  id: string;
  /** Address of its chunk. */
  module: string;
}

/** What is asked of the browser; tests hand in their own. */
export interface ChunkSource {
  load: (address: string) => Promise<unknown>;
  /** What the screen of that id says. */
  takeTexts: (id: string) => Promise<void>;
  /** True when the server answers at all. */
  isServerThere: () => Promise<boolean>;
  /** Loads the page that is being opened as a document; false when that was done a moment ago. */
  reload: () => boolean;
}

/** The router that `react-router/dom` has made offers itself under this name. */
interface RouterWindow {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
}

/** The address that is being opened, or the one that is shown. */
function findTarget(): string {
  const next = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  if (!next) return window.location.href;
  return new URL(next.pathname + next.search + next.hash, window.location.origin).href;
}

const browser: ChunkSource = {
  load: (address) => import(/* @vite-ignore */ address),
  takeTexts,
  isServerThere: () =>
    fetch('/livez', { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  reload: () => reloadOnce(window, findTarget()),
};

/** A screen that is the error, until the next document: a load that fails would show as an empty page. */
const fail = (error: unknown) => ({
  default(): never {
    throw error;
  },
});

/**
 * Loads the chunk of a screen and its texts, in place of the router's own function (vite/guard-route-modules.ts), which loads the old page again
 * without end. A chunk that is gone loads the new page as a document, once (specification, section 8); what cannot be reached, or
 * was loaded a moment ago, becomes the error page.
 */
export async function loadRouteModule(
  { id, module }: RouteEntry,
  cache: Record<string, unknown>,
  source: ChunkSource = browser,
): Promise<unknown> {
  if (id in cache) return cache[id];
  try {
    const [loaded] = await Promise.all([source.load(module), source.takeTexts(id)]);
    return (cache[id] = loaded);
  } catch (error) {
    if (!(await source.isServerThere()))
      return fail(new ConnectionLost('A screen could not be loaded', { cause: error }));
    if (!source.reload()) return fail(error);
    // The document goes in a moment.
    return new Promise(() => undefined);
  }
}
