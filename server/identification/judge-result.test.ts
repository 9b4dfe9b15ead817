import { describe, expect, it } from 'vitest';
import type { IdentifiedPerson } from '../identity/identity-vendor.ts';
import { judgeResult } from './judge-result.ts';

const account = { firstName: 'Anna', lastName: 'Keller' };
const person: IdentifiedPerson = {
  givenNames: 'Anna',
  familyName: 'Keller',
  birthDate: '1985-04-03',
  nationality: 'CH',
  documentType: 'passport',
  documentNumber: 'S0A00A00',
  documentExpiry: '2030-01-31',
};
const judge = (change: Partial<IdentifiedPerson>, at = '2026-11-22T12:00:00Z') =>
  judgeResult(account, { person: { ...person, ...change }, identifiedAt: new Date(at) });

describe('an identification that succeeded', () => {
  it('is the account’s when the document is', () => {
    expect(judge({})).toBeUndefined();
    expect(judge({ givenNames: 'Anna Maria' })).toBeUndefined();
  });

  it('is nobody’s when the document is somebody else’s', () => {
    expect(judge({ familyName: 'Frei' })).toBe('name_differs');
  });

  it('asks for full age on the day itself', () => {
    expect(judge({ birthDate: '2008-11-22' })).toBeUndefined();
    expect(judge({ birthDate: '2008-11-23' })).toBe('under_age');
    expect(judge({ birthDate: '2008-02-29' }, '2026-02-28T12:00:00Z')).toBe('under_age');
    expect(judge({ birthDate: '2008-02-29' }, '2026-03-01T12:00:00Z')).toBeUndefined();
  });

  it('asks for a document that was valid, its last day included', () => {
    expect(judge({ documentExpiry: '2026-11-22' })).toBeUndefined();
    expect(judge({ documentExpiry: '2026-11-21' })).toBe('document_expired');
  });
});
