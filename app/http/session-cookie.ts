import { type Environment, isSecure } from '../environment.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Seconds that a login lasts (specification, section 4). */
const tokenLife = 24 * 60 * 60;

const sessionName = 'sigillum_session';

/** The access token of the person who is logged in. Scripts never see it. */
export const readSession = (request: Request, environment: Environment): string | undefined =>
  readCookie(request, sessionName, { isSecure: isSecure(environment) }) || undefined;

export const writeSession = (token: string, environment: Environment): string =>
  writeCookie(sessionName, token, { maxAge: tokenLife, isSecure: isSecure(environment) });

export const clearSession = (environment: Environment): string =>
  writeCookie(sessionName, '', { maxAge: 0, isSecure: isSecure(environment) });

const visitName = 'sigillum_visit';
const placeVisit = (requestId: string, environment: Environment) => ({
  path: `/view/${encodeURIComponent(requestId)}`,
  isSecure: isSecure(environment),
});

/** The secret userid of the visit below whose path the request lies. */
export const readVisit = (request: Request, requestId: string, environment: Environment): string | undefined =>
  readCookie(request, visitName, placeVisit(requestId, environment)) || undefined;

/** Scoped to one request's address, so that several visits live side by side and none is sent elsewhere. */
export const writeVisit = (requestId: string, userid: string, environment: Environment): string =>
  writeCookie(visitName, userid, placeVisit(requestId, environment));
