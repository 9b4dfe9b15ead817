import type { Context as HonoContext } from 'hono';
import type { KnownSessions } from './authenticate.ts';
import type { CallMeta } from './implement.ts';

/** What the process that calls the API vouches for. */
export interface Bindings {
  ip?: string;
  /** Whether the call came through a proxy, trusted or not, or under a name that is not this machine's. */
  isProxied?: boolean;
  /** What the caller's program calls itself, where the process calls in its name. */
  userAgent?: string;
  /** Whether a page of the app calls in a person's name; left out, a program calls by itself. */
  isPage?: boolean;
  /** Who asks, found once for all calls that read for one page. */
  sessions?: KnownSessions;
}

/** What a call says of itself, and what the process vouches for. */
export function readMeta(c: HonoContext<{ Bindings: Bindings }>): CallMeta {
  const header = (name: string) => c.req.header(name);
  const disposition = /filename\*=UTF-8''([^;]+)/i.exec(header('content-disposition') ?? '')?.[1];
  return {
    ip: c.env?.ip ?? '',
    isProxied: c.env?.isProxied ?? false,
    zone: readZone(header('x-time-zone')),
    isPage: c.env?.isPage ?? false,
    userAgent: c.env?.userAgent ?? header('user-agent'),
    contentType: (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase(),
    filename: disposition && decodeName(disposition),
    isHead: c.req.raw.method === 'HEAD',
    signal: c.req.raw.signal,
    header,
  };
}

const defaultZone = 'Europe/Zurich';

/** An IANA zone that this runtime knows, or the default of the product. */
function readZone(zone: string | undefined): string {
  // An offset is no zone, and PostgreSQL counts it the other way round.
  if (!zone || zone === defaultZone || !/^[A-Za-z]/.test(zone)) return defaultZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return defaultZone;
  }
}

function decodeName(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
