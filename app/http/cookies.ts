export interface CookieOptions {
  path?: string;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
  isSecure: boolean;
  /** False only for what the browser's own script writes or reads. */
  isHttpOnly?: boolean;
}

/** The value of a cookie, decoded, or undefined. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator < 0 || pair.slice(0, separator).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(separator + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A `Set-Cookie` value; always SameSite=Lax. An empty value with maxAge 0 removes the cookie. */
export function writeCookie(
  name: string,
  value: string,
  { path = '/', maxAge, isSecure, isHttpOnly = true }: CookieOptions,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}

/** The same response with one more cookie. */
export function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
