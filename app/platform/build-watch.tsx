import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useRoot } from '../layouts/use-root.ts';
import { isUnderWay } from '../maintenance/open-pages.ts';
import { useModals } from '../modals/modals.tsx';
import { hasUnsaved } from './find-unsaved.ts';
import { isNewer, readLatestBuild } from './latest-build.ts';
import { platformMessages as messages } from './messages.ts';

/** Milliseconds between two looks, as for maintenance. */
const buildPause = 60_000;

/**
 * Looks for a newer build of the app while a page is open. It is offered as long as nothing would be lost, and taken without a word at the
 * next way to another page. Whoever is signing goes on with the build that they have; its chunks are still there (decision 136).
 */
export function BuildWatch() {
  const { build } = useRoot();
  // That of this document: what later navigations bring is of the server that answers them.
  const [own] = useState(build);
  const [isReady, setIsReady] = useState(false);
  const shownRef = useRef(false);
  const { snackbars } = useModals();
  const { formatMessage } = useIntl();
  // A screen's id is its pattern.
  const pattern = useMatches().at(-1)?.id ?? '';

  const offer = useEffectEvent(() => {
    if (shownRef.current || isUnderWay(pattern) || hasUnsaved(window)) return;
    shownRef.current = true;
    snackbars.add({
      message: formatMessage(messages.buildReady),
      isIndefinite: true,
      action: { text: formatMessage(messages.buildLoad), onAction: () => window.location.reload() },
    });
  });

  useEffect(() => {
    if (!own) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const latest = await readLatestBuild(window.fetch, Date.now());
      if (!latest || !isNewer(latest, own)) return;
      setIsReady(true);
      offer();
    };
    const listen = () => void look();
    const timer = setInterval(listen, buildPause);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [own]);

  useTakeOnTheWay(isReady && !isUnderWay(pattern));
  return null;
}

/** Loads the page that somebody goes to as a document, which comes from the newer build. */
export function useTakeOnTheWay(isReady: boolean): void {
  const { pathname } = useLocation();
  const { state, location: next, formMethod } = useNavigation();
  useEffect(() => {
    if (!isReady || state !== 'loading' || formMethod !== undefined || next.pathname === pathname) return;
    // What goes along with a navigation would not go along with a document.
    if (next.state !== null || hasUnsaved(window)) return;
    window.location.assign(next.pathname + next.search + next.hash);
  }, [isReady, state, next, formMethod, pathname]);
}
