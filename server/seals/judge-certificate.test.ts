import { describe, expect, it } from 'vitest';
import { judgeCertificate } from './judge-certificate.ts';

const validFrom = '2026-01-01T00:00:00.000Z';
const validTo = '2027-01-01T00:00:00.000Z';
const judge = (now: string, isLocal = false) => judgeCertificate({ validFrom, validTo, isLocal }, new Date(now));

describe('the certificate of a seal', () => {
  it('is near its end 60 days ahead, to the millisecond', () => {
    expect(judge('2026-11-01T23:59:59.999Z')).toBe('VALID');
    expect(judge('2026-11-02T00:00:00.000Z')).toBe('ENDING');
    expect(judge('2026-12-31T23:59:59.999Z')).toBe('ENDING');
    expect(judge('2027-01-01T00:00:00.000Z')).toBe('ENDED');
    expect(judge('2025-12-31T23:59:59.999Z')).toBe('TO_COME');
  });

  it('of the embedded trust centre is renewed in time', () => {
    expect(judge('2026-12-31T00:00:00.000Z', true)).toBe('VALID');
    expect(judge('2027-01-01T00:00:00.000Z', true)).toBe('ENDED');
  });
});
