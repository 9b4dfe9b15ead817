import { awaitLaterTexts } from '../i18n/texts.ts';

const parameter = 'force-reload';
/** Milliseconds in which a second reload would be a loop. */
const guardTime = 10_000;

/** The window as far as a reload needs it. */
export interface ReloadWindow {
  location: Pick<Location, 'href' | 'assign' | 'replace'>;
  navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  performance: Pick<Performance, 'timeOrigin'>;
}

/** When this document began to live; undefined: it does not yet. Milliseconds since 1970. */
let aliveSince: number | undefined;

/** To be called once the page answers. */
export const noteAlive = (): void => void (aliveSince ??= Date.now());

/** Milliseconds since 1970. */
interface DocumentTimes {
  /** When this tab reloaded last. */
  last?: number;
  /** When the document was asked for. */
  begun?: number;
  alive?: number | undefined;
}

/**
 * The address to reload with, or undefined when that was done for the same reason a moment ago: at `last`, or at the time that the
 * address itself holds, which a page's redirect may have taken away. Milliseconds since 1970.
 */
export function planReload(
  href: string,
  now: number,
  { last = 0, begun = 0, alive }: DocumentTimes = {},
): string | undefined {
  const url = new URL(href);
  const before = Math.max(last, Number(url.searchParams.get(parameter) ?? 0));
  // On a slow line the document that a reload has brought is not alive ten seconds later: its time begins when it is.
  const isBrought = before > 0 && Math.abs(begun - before) < guardTime;
  // A clock that was set back makes the last time lie ahead.
  if (Math.abs(now - (isBrought ? (alive ?? now) : before)) < guardTime) return undefined;
  url.searchParams.set(parameter, String(now));
  return url.href;
}

/** The time of the last reload in this tab; 0 where the browser keeps nothing and throws: then the address alone remembers. */
function recall(window: ReloadWindow): number {
  try {
    return Number(window.sessionStorage.getItem(parameter) ?? 0);
  } catch {
    return 0;
  }
}

function remember(window: ReloadWindow, now: number): void {
  try {
    window.sessionStorage.setItem(parameter, String(now));
  } catch {
    // As above.
  }
}

/**
 * Loads `href` as a new document, past every cache. Answers false when nothing is loaded: it was tried a moment ago, or the browser
 * is offline, and only an empty page would come.
 */
export function reloadOnce(window: ReloadWindow, href = window.location.href, now = Date.now()): boolean {
  if (!window.navigator.onLine) return false;
  const target = planReload(href, now, {
    last: recall(window),
    begun: window.performance.timeOrigin,
    alive: aliveSince,
  });
  if (!target) return false;
  remember(window, now);
  if (href === window.location.href) window.location.replace(target);
  else window.location.assign(target);
  return true;
}

/** After a deployment old chunks are gone: a page that misses one of a dialog or a language reloads itself once. */
export function guardChunks(window: Window & typeof globalThis): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(window)) event.preventDefault();
  });
}

/** Vite answers nothing for a chunk for which the page is loaded anew (guardChunks): this waits until the new document is there; and for what the chunk says. */
export const awaitChunk =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const texts = awaitLaterTexts().catch((error: unknown) => {
      if (!reloadOnce(window)) throw error;
      return new Promise<never>(() => undefined);
    });
    const [module]: [Module | undefined, void] = await Promise.all([load(), texts]);
    return module ?? new Promise<never>(() => undefined);
  };
