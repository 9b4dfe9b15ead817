import * as z from 'zod';

const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';

/**
 * The origin of what was typed as the address of a site, as browsers write it (RFC 6454, 6.2): scheme, host, and the port unless it is the
 * usual one. Undefined for what is none: sites of the web speak https, only the own machine may speak http. What a content security policy
 * has no words for (an address of IPv6) is none either, and neither is a pattern: each site is named.
 */
export function readEmbedOrigin(typed: string): string | undefined {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(typed) || !URL.canParse(typed)) return undefined;
  const { origin, protocol, hostname } = new URL(typed);
  // Nothing that would say more in a header than a host.
  if (!/^[a-z0-9.-]+$/.test(hostname)) return undefined;
  return protocol === 'https:' || isLocal(hostname) ? origin : undefined;
}

/** An origin that may be given leave to show pages in a frame, exactly as browsers write it. */
export const EmbedOrigin = z
  .string()
  .max(255)
  .refine((origin) => readEmbedOrigin(origin) === origin);
