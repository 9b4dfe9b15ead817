import { keepFocus, LinkProvider } from '@sigillum/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { awaitChunk, noteAlive } from '../http/guard-chunks.ts';
import { useEarlyInput } from '../forms/early-input.ts';
import { MaintenanceGate } from '../maintenance/maintenance-gate.tsx';
import { NoticeWatch } from '../maintenance/notice-watch.tsx';
import { FlashSnackbar } from '../modals/flash-snackbar.tsx';
import { ModalsProvider } from '../modals/modals.tsx';
import { BuildWatch } from '../platform/build-watch.tsx';
import { AppLink, FramedLink } from './app-link.tsx';
import type { RootData } from './root-data.ts';
import { UnsentSnackbar } from './unsent-snackbar.tsx';
import { useFocusContent } from './use-focus-content.ts';
import { useOwnSession } from './use-own-session.ts';

/** For the few who owe something; everybody else never loads it. */
const DueDialog = lazy(awaitChunk(() => import('./due-dialog.tsx')));

/** Where errors are reported. */
const ErrorReports = lazy(
  awaitChunk(async () => ({ default: (await import('../platform/components/error-reports.tsx')).ErrorReports })),
);
/** For the few whom somebody shows around. */
const ProductTour = lazy(
  awaitChunk(async () => ({ default: (await import('../platform/components/tour.tsx')).ProductTour })),
);

/** The server has chosen another language than this document speaks (an address with `lang`, an account that has just logged in). */
function useLanguageOf(locale: string, documentLocale: string): void {
  useEffect(() => {
    if (locale !== documentLocale) window.location.reload();
  }, [locale, documentLocale]);
}

/** Everything around the screens that exists once per app. */
export function AppShell({
  root,
  documentLocale,
  children,
}: {
  root: RootData;
  documentLocale: string;
  children: ReactNode;
}) {
  useLanguageOf(root.locale, documentLocale);
  useOwnSession(root.person?.id);
  useFocusContent();
  useEffect(keepFocus, []);
  useEarlyInput();
  useEffect(noteAlive, []);
  const [made] = useState({ isLetIn: root.tour !== undefined, personId: root.person?.id });
  // What is asked for later does not say whether it is for a frame.
  const [link] = useState(() => (root.isFramed ? FramedLink : AppLink));
  useEffect(() => {
    // In a frame of another site browsers keep cookies apart, and say no for those that they refuse.
    const isFramed = window.parent !== window;
    if (!isFramed && !navigator.cookieEnabled && window.location.pathname !== '/cookiesblocked')
      window.location.replace('/cookiesblocked');
  }, []);
  return (
    <LinkProvider component={link}>
      <ModalsProvider>
        <NoticeWatch>
          {children}
          <MaintenanceGate />
        </NoticeWatch>
        <FlashSnackbar flash={root.flash} />
        <UnsentSnackbar />
        <BuildWatch />
        {root.reporting && (
          <Suspense fallback={null}>
            <ErrorReports reporting={root.reporting} isVisit={root.visitId !== undefined} />
          </Suspense>
        )}
        {root.tour && (
          <Suspense fallback={null}>
            <ProductTour tour={root.tour} {...made} />
          </Suspense>
        )}
        {root.due && (
          <Suspense fallback={null}>
            <DueDialog due={root.due} />
          </Suspense>
        )}
      </ModalsProvider>
    </LinkProvider>
  );
}
