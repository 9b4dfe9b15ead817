import { getClientIp, type TrustedProxies } from '../process/client-ip.ts';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import type { Bindings } from './read-meta.ts';

interface Connection {
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  /** Host name that the caller used for this server. */
  hostname: string;
}

/**
 * Who calls, as far as the process can vouch. A call under a name that is not this machine's is one from elsewhere even when it
 * comes from here: another site's name may be made to point at this machine, and its page then reads with this machine's rights.
 */
export function describeCaller(
  { hostname, ...connection }: Connection,
  trusted: TrustedProxies,
): Required<Pick<Bindings, 'ip' | 'isProxied'>> {
  const isProxied = connection.forwardedFor !== undefined || !isLoopbackHost(hostname);
  return { ip: getClientIp(connection, trusted), isProxied };
}
