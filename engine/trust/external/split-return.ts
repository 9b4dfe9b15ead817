/**
 * The address of return as it is registered, and what goes along in `state` instead of its query: OAuth compares registered addresses
 * letter by letter (RFC 9700, section 2.1). `state` is `echo`, or `echo.query` with the query in Base64url.
 */
export function splitReturn(returnUrl: string, echo: string): { redirectUri: string; state: string } {
  const { search } = new URL(returnUrl);
  const redirectUri = search ? returnUrl.slice(0, returnUrl.indexOf('?')) : returnUrl;
  return { redirectUri, state: search ? `${echo}.${Buffer.from(search.slice(1)).toString('base64url')}` : echo };
}
