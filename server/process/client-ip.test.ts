import { describe, expect, it } from 'vitest';
import { getClientIp, isLoopbackIp, readTrustedProxies, toNetwork } from './client-ip.ts';

const ask = (proxies: string, remoteAddress: string | undefined, forwardedFor?: string) =>
  getClientIp({ remoteAddress, forwardedFor }, readTrustedProxies(proxies)!);

describe('client address', () => {
  it('is the connection’s own address while nobody is trusted, whatever the sender claims', () => {
    expect(ask('', '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(ask('10.0.0.0/8', '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(ask('0', '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('passes trusted networks from the near end and stops at the first stranger', () => {
    expect(ask('10.0.0.0/8', '10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(ask('::1, fd00::/8', '::1', '2001:db8::7, fd00::5')).toBe('2001:db8::7');
    expect(ask('10.0.0.0/8', '10.1.2.3', '10.4.4.4')).toBe('10.4.4.4');
  });

  it('passes as many proxies as were counted', () => {
    expect(ask('1', '10.1.2.3', '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1');
    expect(ask('2', '10.1.2.3', '198.51.100.1, 10.0.0.9')).toBe('198.51.100.1');
    expect(ask('3', '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  });

  it('takes ports, brackets and mapped addresses apart and stops at what is no address', () => {
    expect(ask('1', '::ffff:10.1.2.3', '198.51.100.1:4711')).toBe('198.51.100.1');
    expect(ask('1', '10.1.2.3', '[2001:db8::7]:443')).toBe('2001:db8::7');
    expect(ask('1', '10.1.2.3', 'unknown')).toBe('10.1.2.3');
    expect(ask('1', undefined)).toBe('');
  });

  it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', 'proxy.example', '10.0.0.0/8;1.1.1.1'])(
    'does not read %s',
    (text) => {
      expect(readTrustedProxies(text)).toBeUndefined();
    },
  );

  it('counts a household of IPv6 as one place, however its addresses are written', () => {
    const network = '2001:db8:0:7::/64';
    for (const ip of ['2001:db8:0:7::1', '2001:DB8::7:1:2:3:4', '2001:0db8:0000:0007:ffff:ffff:ffff:ffff'])
      expect(toNetwork(ip)).toBe(network);
    expect(toNetwork('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
    expect(['::1', 'fe80::1%eth0'].map(toNetwork)).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64']);
    expect(['198.51.100.1', ''].map(toNetwork)).toEqual(['198.51.100.1', '']);
  });

  it('knows this machine under all its names', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopbackIp)).toBe(true);
    expect(['10.0.0.1', '::2', '', '127.evil'].some(isLoopbackIp)).toBe(false);
  });
});
