/** The address of the login that remembers where the person wanted to go. `target` is a path with its query. */
export function toLogin(target: string): string {
  const isPointless = target === '/' || /^\/(login|logout)(?:[/?]|$)/.test(target);
  return isPointless ? '/login' : `/login?next=${encodeURIComponent(target)}`;
}

/** The address of the maintenance page that remembers where the person is to return to. */
export const toMaintenance = (target: string): string =>
  target === '/' ? '/maintenance' : `/maintenance?next=${encodeURIComponent(target)}`;

/**
 * The remembered target of a login or of maintenance, or the home page. Only a path of this origin counts: no other host, also not one
 * dressed as a path (`//host`, `/\host`, control characters).
 */
export function readTarget(url: URL): string {
  const next = url.searchParams.get('next') ?? '/';
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters and would then see another address
  if (!next.startsWith('/') || /^\/[/\\]|[\u0000-\u001f]/.test(next)) return '/';
  const resolved = new URL(next, url.origin);
  const target = resolved.pathname + resolved.search + resolved.hash;
  // Dot segments may leave a path that a browser reads as a host (`/.//host`): what it makes of the answer counts.
  return URL.canParse(target, url.origin) && new URL(target, url.origin).href === `${url.origin}${target}`
    ? target
    : '/';
}
