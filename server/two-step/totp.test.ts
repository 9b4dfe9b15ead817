import { describe, expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { computeTotp, countSteps, createTotpSecret, findTotpStep, writeTotpUri } from './totp.ts';

const secret = encodeBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes by time', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %i', (seconds, code) => {
    expect(computeTotp(secret, countSteps(at(seconds)))).toBe(code);
  });

  it('are taken from the step before and the step after, and from no other', () => {
    const now = at(1111111111);
    const step = countSteps(now);
    for (const skew of [-1, 0, 1])
      expect(findTotpStep(secret, computeTotp(secret, step + skew), now)).toBe(step + skew);
    for (const skew of [-2, 2]) expect(findTotpStep(secret, computeTotp(secret, step + skew), now)).toBeUndefined();
    for (const code of ['', '05047', '0504711', '05047x']) expect(findTotpStep(secret, code, now)).toBeUndefined();
  });

  it('come of a secret of 160 bits that nobody had before', () => {
    const made = createTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeBase32(made)).toHaveLength(20);
    expect(createTotpSecret()).not.toBe(made);
  });

  it('are written for a QR code so that apps read account and issuer', () => {
    const uri = new URL(writeTotpUri('ABC', { email: 'n+ü@example.ch', host: 'sign.example.ch' }));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Sigillum%20\(sign\.example\.ch\)%3An%2B%C3%BC%40example\.ch\?/);
    expect(uri.searchParams.get('issuer')).toBe('Sigillum (sign.example.ch)');
    expect(uri.search).not.toContain('+');
  });
});

describe('Base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as %j and reads it again', (text, encoded) => {
    expect(encodeBase32(Buffer.from(text))).toBe(encoded);
    expect(decodeBase32(encoded).toString()).toBe(text);
  });

  it('refuses characters that are none of it', () => {
    expect(() => decodeBase32('MZ1')).toThrow(RangeError);
  });
});
