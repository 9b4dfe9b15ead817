import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpoints } from './breakpoints.ts';

/** The same query as `from` in styles, so that script and style change at the same pixel. */
const toQuery = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`;

function subscribeTo(name: Breakpoint) {
  return (listener: () => void) => {
    const query = window.matchMedia(toQuery(name));
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
}

const subscriptions = Object.fromEntries(
  (Object.keys(breakpoints) as Breakpoint[]).map((name) => [name, subscribeTo(name)]),
) as Readonly<Record<Breakpoint, ReturnType<typeof subscribeTo>>>;

/**
 * True from that width on. The server, and the first render in the browser, know no width and say `serverValue`: what a style can hide
 * should be hidden by a style (`until.lg`), and only what must not exist in the other width asks here.
 */
export const useIsFrom = (name: Breakpoint, serverValue = true): boolean =>
  useSyncExternalStore(
    subscriptions[name],
    () => window.matchMedia(toQuery(name)).matches,
    () => serverValue,
  );

/** True below 1280 px, where the navigation is a drawer; false on the server. */
export const useIsMobile = (): boolean => !useIsFrom('lg');
