import { isRouteErrorResponse } from 'react-router';
import { ConnectionLost } from '../http/page-calls.ts';
import { isMailedLink } from '../http/redact-path.ts';

/** What takes the place of a page that failed; nothing while the login is on its way. */
export type ErrorKind = 'missing' | 'broken-link' | 'unreachable' | 'too-slow' | 'failed' | 'nothing';

/** What the API answers to a link of which a part is missing or wrong. */
const brokenLink = [400, 404, 422];
/** A request's own address is whole: for an account that takes no part in it there is no such page. */
const wholeAddress = /^\/view\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/?$/i;

/** Judges what a route has thrown for a path. A 503 is the server's word that a part of it is away for the moment. */
export function judgeError(error: unknown, path: string): ErrorKind {
  if (error instanceof ConnectionLost) return 'unreachable';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isMailedLink(path) && !wholeAddress.test(path) && brokenLink.includes(status)) return 'broken-link';
  if (status === 503 && findKey(error) === 'error.too_slow') return 'too-slow';
  return ({ 401: 'nothing', 404: 'missing', 503: 'unreachable' } as const)[status] ?? 'failed';
}

/** The problem of the API that a loader has handed on. */
const findKey = (error: unknown): unknown =>
  isRouteErrorResponse(error) ? (error.data as { key?: unknown } | null)?.key : undefined;

/** The seconds after which to try again, where the error says so. */
export function findRetryAfter(error: unknown): number | undefined {
  const source: unknown = isRouteErrorResponse(error) ? error.data : error;
  const retryAfter = (source as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof retryAfter === 'number' ? retryAfter : undefined;
}
