import {
  addIntegration,
  type BrowserOptions,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { isRouteErrorResponse } from 'react-router';
import type { Reporting } from '../../environment.ts';
import { failureEvent } from './tell-failure.ts';

/** Where reports go: our own server, which scrubs them and hands them on. */
const tunnel = '/reports';

type EarlyFailures = unknown[] & { end?: () => void };

/** Answers below 500 are everyday life, as on the server. */
const isWorthTelling = (error: unknown): boolean => !isRouteErrorResponse(error) || error.status >= 500;

function report(error: unknown): void {
  if (isWorthTelling(error)) captureException(error);
}

/** What is reported, how often, and what is left out. */
export const describeReports = ({ dsn, environment, release, tracesRate, replayRate }: Reporting) =>
  ({
    dsn,
    tunnel,
    environment,
    ...(release !== undefined && { release }),
    defaultIntegrations: false,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    // Each load is one transaction, which the server knows how to scrub.
    traceLifecycle: 'static',
    tracesSampleRate: tracesRate,
    // Our own calls need no foreign headers.
    tracePropagationTargets: [],
    ...(replayRate !== undefined && { replaysSessionSampleRate: replayRate, replaysOnErrorSampleRate: 0.8 }),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  }) satisfies BrowserOptions;

/**
 * Begins to report what fails in this page. Nothing is collected of who it is, what was sent or which way people took; what an error itself
 * says is scrubbed by the server. Timing and recording are loaded only where they are on; the visits of signers are never recorded.
 */
export async function openReports(reporting: Reporting, isVisit: boolean): Promise<void> {
  const { tracesRate, replayRate } = reporting;
  init({
    ...describeReports(reporting),
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
  });
  const { earlyFailures } = window as { earlyFailures?: EarlyFailures };
  earlyFailures?.end?.();
  window.addEventListener(failureEvent, (event) => report((event as CustomEvent<unknown>).detail));
  if (tracesRate > 0) addIntegration((await import('./open-tracing.ts')).openTracing());
  if (replayRate !== undefined && !isVisit) addIntegration((await import('./open-replay.ts')).openReplay());
  for (const error of earlyFailures?.splice(0) ?? []) report(error);
}
