import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../process/secrets.ts';
import { makeBounceAddresses } from './bounce-address.ts';

const domain = 'bounces.sign.example.ch';
const addresses = makeBounceAddresses(createSecrets(Buffer.alloc(32, 3)), domain);
const mailId = '3f0c5f3e-6a0f-4d7e-9c55-0a1b2c3d4e5f';

describe('the sender on the envelope of a mail', () => {
  it('fits an envelope, and leads back to its mail in any case of letters', () => {
    const address = addresses.write(mailId);
    expect(address).toMatch(/^[0-9a-z-]{1,64}@bounces\.sign\.example\.ch$/);
    expect(addresses.read(address)).toBe(mailId);
    expect(addresses.read(address.toUpperCase())).toBe(mailId);
    expect(addresses.write(randomUUID())).not.toBe(address);
  });

  it('that another server, or nobody, has written leads nowhere', () => {
    const address = addresses.write(mailId);
    const stranger = makeBounceAddresses(createSecrets(Buffer.alloc(32, 4)), domain);
    const other = addresses.write(randomUUID());
    const [proof, id] = [other.slice(-25 - domain.length), address.slice(0, 35)];
    for (const forged of [
      stranger.write(mailId),
      id + proof,
      address.replace(domain, 'sign.example.ch'),
      `${address}@${domain}`,
      address.replace('@', ''),
      address.replace('b-', 'c-'),
      address.slice(1),
      ` ${address}`,
      `"${address}`,
      '',
      '@',
      `postmaster@${domain}`,
      `b-${'0'.repeat(32)}-${'0'.repeat(24)}@${domain}`,
    ])
      expect(addresses.read(forged), forged).toBeUndefined();
    for (let place = 2; place < 59; place += 1) {
      if (place === 34) continue;
      const digit = address[place] === '0' ? '1' : '0';
      expect(addresses.read(address.slice(0, place) + digit + address.slice(place + 1))).toBeUndefined();
    }
  });
});
