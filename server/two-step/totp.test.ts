import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { showTotp } from '../testing/show-totp.ts';
import { createTotpSecret, findTotpStep, writeTotpUri } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes by time', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, 0x1, '287082'],
    [1111111109, 0x23523ec, '081804'],
    [1111111111, 0x23523ed, '050471'],
    [1234567890, 0x273ef07, '005924'],
    [2000000000, 0x3f940aa, '279037'],
    [20000000000, 0x27bc86aa, '353130'],
  ])('are those of RFC 6238 at %i', (seconds, step, code) => {
    expect(findTotpStep(secret, code, at(seconds))).toBe(step);
  });

  it('are taken from the step before and the step after, and from no other', () => {
    const now = at(1111111111);
    const step = findTotpStep(secret, '050471', now)!;
    for (const skew of [-1, 0, 1]) expect(findTotpStep(secret, showTotp(secret, now, skew), now)).toBe(step + skew);
    for (const skew of [-2, 2]) expect(findTotpStep(secret, showTotp(secret, now, skew), now)).toBeUndefined();
  });

  it.each(['', '05047', '0504711', '05047x', '05047ü', '０５０４７１', '05047\u0000', ' 50471'])(
    'are six digits: %j is none',
    (code) => expect(findTotpStep(secret, code, at(1111111111))).toBeUndefined(),
  );

  it('come of a secret of 160 bits that nobody had before', () => {
    const made = createTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(made);
  });

  it('are written for a QR code so that apps read account and issuer', () => {
    const uri = new URL(writeTotpUri(secret, { email: 'n+ü@example.ch', host: 'sign.example.ch' }));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Sigillum%20\(sign\.example\.ch\):n%2B%C3%BC%40example\.ch\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Sigillum (sign.example.ch)',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // Apps read %20, and some not the + of forms.
    expect(uri.search).not.toContain('+');
  });
});
