import { describe, expect, it } from 'vitest';
import { getClientIp, isLoopbackIp, readTrustedProxies } from './client-ip.ts';

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

  it('knows this machine under all its names', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopbackIp)).toBe(true);
    expect(['10.0.0.1', '::2', '', '127.evil'].some(isLoopbackIp)).toBe(false);
  });
});
