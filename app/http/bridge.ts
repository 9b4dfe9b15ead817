import type { FetchLike } from '@sigillum/api-contracts/client.ts';
import { pageOwnerHeader } from '@sigillum/api-contracts/page-owner.ts';
import { type Environment, isSecure } from '../environment.ts';
import { readCookie } from './cookies.ts';
import { readSession, readVisit, visitParameter } from './session-cookie.ts';

/** `/bff/*` for accounts, `/view/{id}/bff/*` for a visit, where its cookie lives. The rest is the API's path. */
const bridgePath = /^(?:\/view\/([^/]+))?\/bff(\/.+)$/;

/** Request headers that reach the API; Authorization and cookies are never among them. */
const forwardedRequestHeaders = [
  'accept',
  'content-type',
  'content-length',
  'content-disposition',
  'idempotency-key',
  'if-none-match',
  'range',
  pageOwnerHeader,
];

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Whether another page than one of this origin has started a call that may change something, as far as the browser says. */
export function isForeignChange(request: Request): boolean {
  if (isReading(request)) return false;
  const site = request.headers.get('sec-fetch-site');
  return isForeignOrigin(request) || (site !== null && site !== 'same-origin');
}

function isForeignOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * Browsers say who started a call. A page of another site may not; an address typed or a link opened in a new tab may, for reading.
 * Old browsers say nothing: then only the Origin of a changing call counts.
 */
export function isOwnCall(request: Request): boolean {
  if (isForeignOrigin(request) || isForeignChange(request)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return isReading(request) || request.headers.has('origin');
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

async function writeAuthorization(
  request: Request,
  requestId: string | undefined,
  environment: Environment,
): Promise<string | undefined> {
  if (!requestId) {
    const token = readSession(request, environment);
    return token && `Bearer ${token}`;
  }
  const userid = await readVisit(request, requestId, environment);
  return userid && `Basic ${btoa(`${userid}:${requestId}`)}`;
}

/**
 * The one bridge between cookie and bearer: hands a browser's own call to the API with the credentials of its HttpOnly cookie.
 * Bodies stream through in both directions. Answers undefined when the address is none of the bridge's.
 */
export async function crossBridge(
  request: Request,
  callApi: FetchLike,
  environment: Environment,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [, segment, path] = bridgePath.exec(url.pathname) ?? [];
  const requestId = segment && decodeSegment(segment);
  // An address that nobody can read leads nowhere; the page for that says so.
  if (!path || (segment && !requestId)) return undefined;
  if (!isOwnCall(request)) return new Response(null, { status: 403 });
  const headers: Record<string, string> = {};
  for (const name of forwardedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const authorization = await writeAuthorization(request, requestId, environment);
  // It says for whom the API is asked, and is nothing that the API knows.
  if (requestId) url.searchParams.delete(visitParameter);
  if (authorization) headers['authorization'] = authorization;
  headers['x-time-zone'] = readCookie(request, 'zone', { isSecure: isSecure(environment) }) ?? 'Europe/Zurich';
  const hasBody = request.body !== null && request.method !== 'GET' && request.method !== 'HEAD';
  const init = {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody && { body: request.body, duplex: 'half' }),
  };
  return callApi(path + url.search, init);
}
