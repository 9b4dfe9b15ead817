export interface CookieOptions {
  path?: string;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
  isSecure: boolean;
  /** False only for what the browser's own script writes or reads. */
  isHttpOnly?: boolean;
  /** For a page in a frame of another site: kept apart for each site that shows it (CHIPS), so that nobody is followed from one to the next. */
  isFramed?: boolean;
}

type CookiePlace = Pick<CookieOptions, 'path' | 'isSecure'>;

/** What a cookie is called on its way: by https its prefix ties it to this host, so that no neighbour of it can set one (RFC 6265bis, 4.1.3). */
const nameCookie = (name: string, { path = '/', isSecure }: CookiePlace): string =>
  isSecure ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name;

/** The value of a cookie, decoded, or undefined. Only one that was set as this server sets it counts. */
export function readCookie(request: Request, name: string, place: CookiePlace): string | undefined {
  const wanted = nameCookie(name, place);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator < 0 || pair.slice(0, separator).trim() !== wanted) continue;
    try {
      return decodeURIComponent(pair.slice(separator + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A `Set-Cookie` value; SameSite=Lax, unless it is for a frame, to which browsers bring nothing but what says None. An empty value with maxAge 0 removes the cookie. */
export function writeCookie(
  name: string,
  value: string,
  { path = '/', maxAge, isSecure, isHttpOnly = true, isFramed = false }: CookieOptions,
): string {
  return [
    `${nameCookie(name, { path, isSecure })}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure || isFramed ? ['Secure'] : []),
    ...(isFramed ? ['SameSite=None', 'Partitioned'] : ['SameSite=Lax']),
  ].join('; ');
}

/** The same response with more cookies. */
export function withCookie(response: Response, ...cookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
