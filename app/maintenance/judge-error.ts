import { isRouteErrorResponse } from 'react-router';
import { ConnectionLost } from '../http/page-calls.ts';

/** What takes the place of a page that failed; nothing while the login is on its way. */
export type ErrorKind = 'missing' | 'unreachable' | 'failed' | 'nothing';

/** Judges what a route has thrown. A 503 is the server's word that a part of it is away for the moment. */
export function judgeError(error: unknown): ErrorKind {
  if (error instanceof ConnectionLost) return 'unreachable';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return ({ 401: 'nothing', 404: 'missing', 503: 'unreachable' } as const)[status] ?? 'failed';
}

/** The seconds after which to try again, where the error says so. */
export function findRetryAfter(error: unknown): number | undefined {
  const source: unknown = isRouteErrorResponse(error) ? error.data : error;
  const retryAfter = (source as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof retryAfter === 'number' ? retryAfter : undefined;
}
