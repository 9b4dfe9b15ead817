import { redirectDocument } from 'react-router';
import { environmentContext } from '../context.ts';
import type { RouteCall } from './api.ts';
import { readTarget } from './login-target.ts';
import { clearSession, writeSession } from './session-cookie.ts';

/**
 * The answer of an action that has logged somebody in: sets the cookie and leads to the page they wanted, or to `target`. A whole
 * document, so that its language and everything in memory belong to the new person.
 */
export function startSession(route: RouteCall, token: string, target: string = readTarget(route.url)): Response {
  return redirectDocument(target, {
    headers: { 'set-cookie': writeSession(token, route.context.get(environmentContext)) },
  });
}

/** The answer that logs out: clears the cookie and leads to `target`. From a loader too. */
export function endSession(route: RouteCall, target = '/login'): Response {
  return redirectDocument(target, { headers: { 'set-cookie': clearSession(route.context.get(environmentContext)) } });
}
