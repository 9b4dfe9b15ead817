import { isVisitMark, markVisit, pageOwnerHeader } from '@sigillum/api-contracts/page-owner.ts';
import { isHandOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import type { Session } from '../access/session.ts';
import { type Environment, isSecure } from '../environment.ts';
import { isForFrame } from './is-for-frame.ts';
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

/** The visits of which the pages of an identification may be: their addresses say no secret. The newest first. */
const identificationPlace = (environment: Environment) => ({
  path: '/direct-sign/identification',
  isSecure: isSecure(environment),
});
/** A browser keeps 4096 bytes of a cookie; whoever has more visits open at once opens an older link again. */
const mostVisits = 10;

export interface KnownVisit {
  requestId: string;
  userid: string;
}

/** The visits that this browser has opened to be identified. */
export const readVisits = (request: Request, environment: Environment): KnownVisit[] =>
  (readCookie(request, visitName, identificationPlace(environment)) ?? '')
    .split(' ')
    .map((visit) => visit.split(':'))
    .flatMap(([requestId, userid]) => (requestId && userid ? [{ requestId, userid }] : []));

/** The same with one more in front. */
export function writeVisits(request: Request, visit: KnownVisit, environment: Environment): string {
  const others = readVisits(request, environment).filter(({ userid }) => userid !== visit.userid);
  const visits = [visit, ...others].slice(0, mostVisits).map(({ requestId, userid }) => `${requestId}:${userid}`);
  return writeCookie(visitName, visits.join(' '), identificationPlace(environment));
}

/** Whose a page is that is made for this session. */
export async function nameOwner(session: Session): Promise<string | undefined> {
  if (session.kind === 'nobody') return undefined;
  return session.kind === 'visit' ? markVisit(session.userid) : session.user.id;
}

/** The parameter by which an address says which visit it is about, where a browser asks without a page: for an image, a download, a document. */
export const visitParameter = 'visit';

/** Of several visits the one that the address names, or whose page asks; the newest, where nothing says whose it is. */
export async function chooseVisit<Visit extends Pick<KnownVisit, 'userid'>>(
  request: Request,
  visits: readonly Visit[],
  named = new URL(request.url).searchParams.get(visitParameter),
): Promise<Visit | undefined> {
  const wanted = [named, request.headers.get(pageOwnerHeader)].find(isVisitMark);
  if (wanted === undefined) return visits[0];
  for (const visit of visits) if ((await markVisit(visit.userid)) === wanted) return visit;
  // Whoever leads back to a device that was handed over names the signer's own link, which is not opened there.
  return named ? visits.find(({ userid }) => isHandOver(userid)) : undefined;
}

/** Of the other visits. A server of the release before reads the newest alone, under the name that it knows. */
const otherVisitsName = 'sigillum_visits';

/** The secret userids of the visits below whose path the request lies, the newest first. */
const readUserids = (request: Request, requestId: string, environment: Environment): string[] =>
  [visitName, otherVisitsName].flatMap((name) =>
    (readCookie(request, name, placeVisit(requestId, environment)) ?? '').split(' ').filter(Boolean),
  );

/** Whether this browser has opened the visit before. */
export const isKnownVisit = (request: Request, { requestId, userid }: KnownVisit, environment: Environment): boolean =>
  readUserids(request, requestId, environment).includes(userid);

/** The secret userid of the visit that the call is about, below whose path the request lies. */
export async function readVisit(
  request: Request,
  requestId: string,
  environment: Environment,
): Promise<string | undefined> {
  const visits = readUserids(request, requestId, environment).map((userid) => ({ userid }));
  return (await chooseVisit(request, visits))?.userid;
}

/**
 * Scoped to one request's address, so that several visits live side by side and none is sent elsewhere. Several people of one request may have
 * their links open in one browser.
 */
export function writeVisit(
  request: Request,
  { requestId, userid, isFramed }: KnownVisit & { isFramed: boolean },
  environment: Environment,
): string[] {
  const place = { ...placeVisit(requestId, environment), isFramed };
  const others = readUserids(request, requestId, environment).filter((other) => other !== userid);
  return [
    writeCookie(visitName, userid, place),
    ...(others.length > 0 ? [writeCookie(otherVisitsName, others.slice(0, mostVisits - 1).join(' '), place)] : []),
  ];
}

const frameName = 'sigillum_frame';

/** The site in whose frame the visit was opened by an embed address; in another window, or another site's frame, there is none. */
export const readFrameHost = (request: Request, environment: Environment): string | undefined =>
  readCookie(request, frameName, { isSecure: isSecure(environment) }) || undefined;

/** Whether a call comes from a page in a frame of another site, or is for one. */
export const isFramed = (request: Request, environment: Environment): boolean =>
  isForFrame(request) || readFrameHost(request, environment) !== undefined;

export const writeFrameHost = (origin: string, environment: Environment): string =>
  writeCookie(frameName, origin, { isSecure: isSecure(environment), isFramed: true });
