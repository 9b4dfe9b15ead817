import { createClient } from '@sigillum/api-contracts/client.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { redirectDocument } from 'react-router';
import { apiContext, environmentContext } from '../context.ts';
import type { RouteCall } from './api.ts';
import { frontendVersion } from './frontend-version.ts';
import { readTarget } from './login-target.ts';
import { clearSession, writeSession } from './session-cookie.ts';

/** Tells the account with which version somebody works. Nobody is kept out because that could not be noted. */
async function noteVersion({ context }: RouteCall, token: string): Promise<void> {
  const client = createClient(context.get(apiContext), { bearer: token });
  await client.call(updateUser, { body: { attributes: { frontendVersion } } }).catch(() => undefined);
}

/**
 * The answer of an action that has logged somebody in: sets the cookie and leads to the page they wanted, or to `target`. A whole
 * document, so that its language and everything in memory belong to the new person.
 */
export async function startSession(
  route: RouteCall,
  token: string,
  target: string = readTarget(route.url),
): Promise<Response> {
  await noteVersion(route, token);
  return redirectDocument(target, {
    headers: { 'set-cookie': writeSession(token, route.context.get(environmentContext)) },
  });
}

/** The answer that logs out: clears the cookie and leads to `target`. From a loader too. */
export function endSession(route: RouteCall, target = '/login'): Response {
  return redirectDocument(target, { headers: { 'set-cookie': clearSession(route.context.get(environmentContext)) } });
}
