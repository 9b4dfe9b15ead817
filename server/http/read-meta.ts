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

/** A call as it came in: over HTTP, or from a page within this process. */
export interface Incoming {
  method: string;
  path: string;
  env: Bindings | undefined;
  params(): Record<string, string>;
  query(): Record<string, string>;
  header(name: string): string | undefined;
  /** The request itself: for its address, its body, and its end. */
  request(): Request;
}

/** What a call says of itself, and what the process vouches for. */
export function readMeta({ env, method, header, request }: Incoming): CallMeta {
  const disposition = /filename\*=UTF-8''([^;]+)/i.exec(header('content-disposition') ?? '')?.[1];
  return {
    ip: env?.ip ?? '',
    isProxied: env?.isProxied ?? false,
    zone: readZone(header('x-time-zone')),
    isPage: env?.isPage ?? false,
    userAgent: env?.userAgent ?? header('user-agent'),
    contentType: (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase(),
    filename: disposition && decodeName(disposition),
    isHead: method === 'HEAD',
    // Few ask whether the caller is still there, and to watch for it costs each call.
    get signal() {
      return request().signal;
    },
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
