import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { isOfOtherAccount, pageOwnerHeader } from '@sigillum/api-contracts/page-owner.ts';
import { data, type MiddlewareFunction, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { readAccount } from '../access/read-account.ts';
import { apiContext, environmentContext, sessionContext } from '../context.ts';
import { withCookie } from '../http/cookies.ts';
import { toLogin } from '../http/login-target.ts';
import {
  chooseVisit,
  clearSession,
  isFramed,
  readSession,
  readVisits,
  visitParameter,
  writeVisit,
  writeVisits,
} from '../http/session-cookie.ts';
import { readAnsweredRequest, readAnsweredVisit } from '../identification/read-request-id.ts';
import { findScreen } from '../screens.ts';
import { speakLocale } from './resolve-locale.ts';

type Call = Parameters<MiddlewareFunction<Response>>[0];

/** Where visitors are identified. */
const identificationPages = '/direct-sign/identification/';

/** Nobody needs an account for these, so they must also open when it cannot be read. */
function isOpenToStrangers(pattern: string): boolean {
  const roles = findScreen(pattern)?.roles ?? 'all';
  return roles === 'all' || roles.includes('unauthenticated');
}

/** 'expired' when the API does not know the token any more. */
async function loadAccount(
  context: Readonly<RouterContextProvider>,
  token: string,
  pattern: string,
): Promise<'expired' | undefined> {
  try {
    context.set(sessionContext, { kind: 'account', token, user: await readAccount(context.get(apiContext), token) });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) return 'expired';
    if (isOpenToStrangers(pattern)) return undefined;
    const { status, retryAfter = 5 } = error;
    if (status === 503) throw data({ retryAfter }, { status, headers: { 'retry-after': String(retryAfter) } });
    throw redirect('/sorry');
  }
}

/** What the page of another account sends or asks for: nothing is done under the new name, and what is shown is a document of its own. */
function requireOwnPage({ request, context, url }: Pick<Call, 'request' | 'context' | 'url'>): void {
  const session = context.get(sessionContext);
  const owner = request.headers.get(pageOwnerHeader);
  if (session.kind !== 'account' || !isOfOtherAccount(owner, session.user.id)) return;
  const target = url.pathname + url.search;
  throw request.method === 'GET' ? redirectDocument(target) : redirect(toLogin(target));
}

/**
 * Finds out who asks. The link of a visit wins over a logged-in person. A token that the API no longer knows is cleared; where an
 * account is needed the address is remembered and the person sent to the login.
 */
export const loadSession: MiddlewareFunction<Response> = async (call, next) => {
  const { request, context, params, pattern, url } = call;
  speakLocale(call);
  const environment = context.get(environmentContext);
  if (pattern.endsWith('/:id/:userid') || pattern.endsWith('/:id/:userid/preview')) {
    const { id, userid } = params as { id: string; userid: string };
    context.set(sessionContext, { kind: 'visit', requestId: id, userid });
    const response = await next();
    if (response.status >= 400) return response;
    const visit = { requestId: id, userid, isFramed: isFramed(request, environment) };
    const known = withCookie(response, ...writeVisit(request, visit, environment));
    if (!pattern.startsWith(identificationPages)) return known;
    return withCookie(known, writeVisits(request, { requestId: id, userid }, environment));
  }
  if (pattern.startsWith(identificationPages)) {
    const asked = url.searchParams.get('request') ?? readAnsweredRequest(url) ?? null;
    const visits = readVisits(request, environment).filter(({ requestId }) => asked === null || requestId === asked);
    const visit = await chooseVisit(request, visits, url.searchParams.get(visitParameter) ?? readAnsweredVisit(url));
    // Another browser, or one that was closed meanwhile: the page of a broken link says to open it anew.
    if (!visit) throw data(null, { status: 404 });
    context.set(sessionContext, { kind: 'visit', ...visit });
    return next();
  }
  const token = readSession(request, environment);
  if (!token) return next();
  if ((await loadAccount(context, token, pattern)) !== 'expired') {
    requireOwnPage(call);
    return next();
  }
  if (isOpenToStrangers(pattern)) return withCookie(await next(), clearSession(environment));
  throw redirect(toLogin(url.pathname + url.search), { headers: { 'set-cookie': clearSession(environment) } });
};
