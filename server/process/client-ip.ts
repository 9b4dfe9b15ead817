import { BlockList, isIP } from 'node:net';

/** Which senders of X-Forwarded-For are believed: the last `hops` ones, or those in `networks`. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Reads a count ("2") or a list of addresses and CIDR networks; undefined when it is neither. Empty: nobody is trusted. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text.trim())) return { hops: Number(text) };
  const networks = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const length = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    if (!version || !/^\d*$/.test(prefix ?? '') || prefix === '' || length > (version === 4 ? 32 : 128))
      return undefined;
    networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return { networks };
}

/**
 * The address of the person behind a request, as kept in the evidence: the first one, seen from this server, that is not
 * a trusted proxy. What an untrusted sender writes into X-Forwarded-For is never believed.
 */
export function getClientIp(
  request: { remoteAddress: string | undefined; forwardedFor: string | null | undefined },
  trusted: TrustedProxies,
): string {
  const remote = normaliseIp(request.remoteAddress ?? '') ?? '';
  const chain = (request.forwardedFor ?? '').split(',').map(normaliseIp).toReversed();
  let client = remote;
  for (const [index, sender] of chain.entries()) {
    if (sender === undefined || !isTrusted(client, index, trusted)) break;
    client = sender;
  }
  return client;
}

function isTrusted(address: string, index: number, trusted: TrustedProxies): boolean {
  if ('hops' in trusted) return index < trusted.hops;
  return isIP(address) !== 0 && trusted.networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address is that of a trusted proxy, through which many people come. */
export const isTrustedProxy = (address: string, trusted: TrustedProxies): boolean =>
  isTrusted(normaliseIp(address) ?? '', 0, trusted);

/** The network that an address stands for where places are counted: an IPv6 household has a /64 to itself. */
export function toNetwork(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  // The URL parser writes every form of an address in the one that RFC 5952 recommends.
  const [head = '', tail] = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const read = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [read(head), read(tail)];
  const groups =
    tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Whether an address is this machine itself. */
export function isLoopbackIp(address: string): boolean {
  const ip = normaliseIp(address);
  return ip === '::1' || (ip?.startsWith('127.') ?? false);
}

/** Strips brackets, ports and IPv4-in-IPv6; undefined when there is no address left. */
function normaliseIp(text: string): string | undefined {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim())?.[1] ?? text.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const ip = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) ? ip : undefined;
}
