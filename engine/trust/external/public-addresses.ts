import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses may be connected to. */
export type AddressRule = {
  /** Networks and hosts inside the operator's own house that are meant to be asked; everything public is. */
  allowed?: BlockList;
  isPublicOnly: true;
};

/** The name leads to an address that a stranger's certificate must not make this server call. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

// IANA's special-purpose registries (RFC 6890), multicast included: none of them is a certificate authority's.
const SPECIAL: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const special = new BlockList();
for (const [network, prefix] of SPECIAL) special.addSubnet(network, prefix, 'ipv4');

/** Global unicast alone is public in version 6, less documentation, benchmarks, and tunnels that hide a version 4. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const hidden = new BlockList();
hidden.addSubnet('2001::', 23, 'ipv6');
hidden.addSubnet('2001:db8::', 32, 'ipv6');
hidden.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  if (version !== 6) return false;
  return globalUnicast.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}

function checkAddress(address: string, rule: AddressRule | undefined): void {
  if (!rule || isPublicAddress(address)) return;
  if (rule.allowed?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
  throw new AddressRefused(`${address} is not a public address`);
}

/**
 * A look-up for one connection that refuses addresses outside the rule. The address that is checked is the one that is
 * connected to, so a name that changes its mind between two look-ups gains nothing.
 */
export function lookupWithin(rule: AddressRule | undefined): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) {
        callback(error, '', 0);
        return;
      }
      try {
        for (const { address } of found) checkAddress(address, rule);
      } catch (refusal) {
        callback(refusal as NodeJS.ErrnoException, '', 0);
        return;
      }
      const [first] = found;
      if (options.all) callback(null, found);
      else callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}

/** The same check for a host that is an address already, for which no look-up is made. Throws AddressRefused. */
export function checkLiteralHost(hostname: string, rule: AddressRule | undefined): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) checkAddress(bare, rule);
}
