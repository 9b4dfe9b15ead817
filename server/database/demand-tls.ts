import { isLoopbackHost } from '@sigillum/engine/trust/settings';

/**
 * The address of an operator's database, with TLS whose certificate is checked wherever the operator has not said otherwise by an `sslmode`
 * (`disable` for a line that is safe by itself). This machine's own, by a socket or on its loopback, may do without.
 */
export function demandTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const isHere =
    !url.hostname || isLoopbackHost(url.hostname) || url.searchParams.get('host')?.startsWith('/') === true;
  if (isHere || url.searchParams.has('sslmode') || url.searchParams.has('ssl')) return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
