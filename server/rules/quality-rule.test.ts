import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { describe, expect, it } from 'vitest';
import type { TrustQuality } from '@sigillum/engine/trust';
import { chooseQuality, chooseTrustQuality, isOffered } from './quality-rule.ts';

const local: TrustQuality[] = ['SES', 'AES', 'DEMO'];
const remote: TrustQuality[] = [...local, 'QES', 'AES_MINIMAL'];
const phone = { hasMobile: true };
const noPhone = { hasMobile: false };
const vouched = { hasMobile: false, hasVoucher: true };

describe('the quality that a signer signs with', () => {
  it.each<[Quality, TrustQuality[], typeof phone, object]>([
    ['SES', local, noPhone, { quality: 'SES' }],
    ['SES', ['QES'], noPhone, { quality: 'QES' }],
    ['AES', local, phone, { quality: 'AES' }],
    ['AES', local, noPhone, { problem: 'error.sign.mobile_required' }],
    ['AES', local, vouched, { quality: 'AES' }],
    ['AES', remote, vouched, { quality: 'AES' }],
    ['AES_MINIMAL', local, vouched, { problem: 'error.sign.quality_insufficient' }],
    ['QES', local, vouched, { problem: 'error.sign.quality_insufficient' }],
    ['AES', remote, noPhone, { quality: 'AES_MINIMAL' }],
    ['AES', ['SES', 'DEMO'], phone, { problem: 'error.sign.quality_insufficient' }],
    ['AES_MINIMAL', ['SES', 'AES', 'QES'], phone, { quality: 'QES' }],
    ['QES', local, phone, { problem: 'error.sign.quality_insufficient' }],
    ['QES', remote, phone, { quality: 'QES' }],
    ['DEMO', local, noPhone, { quality: 'DEMO' }],
    ['DEMO', ['SES', 'AES', 'QES'], phone, { problem: 'error.sign.quality_insufficient' }],
    ['PART11', local, noPhone, { quality: 'PART11' }],
    ['PART11', ['QES'], phone, { problem: 'error.sign.quality_insufficient' }],
  ])('for %s of %j is the least that reaches it', (asked, offered, means, expected) => {
    expect(chooseQuality(asked, means, offered)).toEqual(expected);
  });

  it('never lets DEMO or PART11 stand in for a higher one', () => {
    for (const asked of ['AES', 'AES_MINIMAL', 'QES'] as const) {
      expect(chooseQuality(asked, phone, ['DEMO', 'PART11'])).toHaveProperty('problem');
    }
  });

  it('is sealed by the platform for a regulated record, unless a trust service knows such records', () => {
    expect(isOffered('PART11', local)).toBe(true);
    expect(chooseTrustQuality('PART11', local)).toBe('SES');
    expect(chooseTrustQuality('PART11', [...local, 'PART11'])).toBe('PART11');
    expect(chooseTrustQuality('AES', local)).toBe('AES');
  });
});
