import { data, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { toLogin, toMaintenance } from '../http/login-target.ts';
import { ConnectionLost } from '../http/page-calls.ts';
import { announceSending, announceUnsent, type UnsentReason } from '../http/unsent.ts';

type Results = Record<string, DataStrategyResult>;

/** What `react-router/dom` knows of the page that is shown, under the name that it gives itself. */
interface RouterWindow {
  __reactRouterDataRouter?: { state: { actionData: Record<string, unknown> | null } };
}

/** What the screen's action has answered before, so that a form of several steps stays at its step. */
const recallAnswer = (routeId: string): unknown =>
  (globalThis as RouterWindow).__reactRouterDataRouter?.state.actionData?.[routeId];

/** The router hands on what a form's call has thrown as the data of an answer. */
const unwrap = (result: unknown): unknown =>
  result !== null && typeof result === 'object' && 'data' in result ? result.data : result;

function findReason({ result }: DataStrategyResult, url: URL): UnsentReason | undefined {
  if (unwrap(result) instanceof ConnectionLost) return 'unreachable';
  if (!(result instanceof Response)) return undefined;
  const [location, here] = [result.headers.get('location'), url.pathname + url.search];
  if (location === toMaintenance(here)) return 'maintenance';
  const login = toLogin(here);
  return login !== '/login' && location === login ? 'logged-out' : undefined;
}

/**
 * In the browser: a form that was not taken, because the line broke, the session has ended or maintenance has begun, stays as it is with everything that was
 * typed. Without this the error page or the login would take its place.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  if (request.method === 'GET') return next();
  announceSending();
  const results = await next();
  for (const [routeId, outcome] of Object.entries(results)) {
    const reason = findReason(outcome, url);
    if (!reason) continue;
    announceUnsent(reason);
    // A status of failure: nothing has changed, so nothing is loaded again.
    results[routeId] = { type: 'data', result: data(recallAnswer(routeId), { status: 503 }) };
  }
  return results;
};
