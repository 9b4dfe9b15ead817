import {
  ApiProblem,
  type Client,
  type CallOptions,
  createClient,
  type FetchLike,
} from '@sigillum/api-contracts/client.ts';
import type { Endpoint, EndpointCall, EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiContext, environmentContext, sessionContext, zoneContext } from '../context.ts';
import { leadsToSorry } from './leads-to-sorry.ts';
import { toLogin } from './login-target.ts';
import { retryFetch, wait } from './retry-fetch.ts';
import { clearSession } from './session-cookie.ts';

/** What every loader and action receives and these functions need. */
export interface RouteCall {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** How long a page may wait for a dependency that comes back. */
const pagePatience = { attempts: 8, patience: 6000, wait };

/** The contract client with the credentials of whoever asks. Prefer `load` and `send`, which also judge the answer. */
export function connect(
  { context }: Pick<RouteCall, 'context'>,
  wrap: (fetch: FetchLike) => FetchLike = (fetch) => fetch,
): Client {
  const session = context.get(sessionContext);
  const callApi = context.get(apiContext);
  const withZone: FetchLike = (path, init) =>
    callApi(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-time-zone': context.get(zoneContext) },
    });
  const credentials =
    session.kind === 'account'
      ? { bearer: session.token }
      : session.kind === 'visit'
        ? { basic: { userid: session.userid, requestId: session.requestId } }
        : {};
  return createClient(wrap(withZone), credentials);
}

/** Throws where a problem leads away from any page: a 401 of an account ends its session and remembers the page; 5xx except 503 goes to /sorry (specification, section 8). */
export function leaveOnFailure(problem: ApiProblem, { context, url }: RouteCall): void {
  if (problem.status === 401 && context.get(sessionContext).kind === 'account') {
    throw redirect(toLogin(url.pathname + url.search), {
      headers: { 'set-cookie': clearSession(context.get(environmentContext)) },
    });
  }
  if (leadsToSorry(problem.status)) throw redirect('/sorry');
}

/**
 * Calls the API for a loader. Waits out a 503; every problem becomes the page that fits: login, /sorry, or the error page with the
 * problem's status. Catch `ApiProblem` from `connect` instead where a problem is part of the screen.
 */
export async function load<E extends Endpoint>(
  route: RouteCall,
  endpoint: E,
  call: EndpointCall<E>,
): Promise<EndpointResult<E>> {
  try {
    return await connect(route, (fetch) => retryFetch(fetch, pagePatience)).call(endpoint, call);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    leaveOnFailure(error, route);
    const { key, retryAfter } = error;
    const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
    throw data({ key, retryAfter }, { status: error.status === 403 ? 404 : error.status, headers });
  }
}

/** Calls the API for an action. Throws `ApiProblem` for what the person can mend: hand it to `mapProblem`. */
export async function send<E extends Endpoint>(
  route: RouteCall,
  endpoint: E,
  call: EndpointCall<E>,
  options?: CallOptions,
): Promise<EndpointResult<E>> {
  try {
    return await connect(route).call(endpoint, call, options);
  } catch (error) {
    if (error instanceof ApiProblem) leaveOnFailure(error, route);
    throw error;
  }
}
