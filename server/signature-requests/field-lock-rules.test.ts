import { describe, expect, it } from 'vitest';
import { findDemandingField, findLockingField, type PlacedSignature, type SignatureField } from './field-lock-rules.ts';

const [anna, ben] = ['anna', 'ben'].map((sid) => ({ sid, sequence: 1, visual_signature: null })) as [
  PlacedSignature,
  PlacedSignature,
];
const within = { ...anna, visual_signature: { form_field: 'tenant' } };
const beside = { ...ben, visual_signature: { form_field: 'owner.sign' } };
const field = (changes: Partial<SignatureField>): SignatureField[] => [
  { name: 'tenant', signed: false, positions: [], ...changes },
];
const lock = (action: 'All' | 'Include' | 'Exclude', ...fields: string[]) => field({ lock: { action, fields } });

describe('a field of the file', () => {
  it.each([
    ['that forbids every change', field({ level: 1 }), ben, true],
    ['that allows signatures', field({ level: 2 }), ben, false],
    ['that locks nothing', field({}), ben, false],
    ['that locks all fields', lock('All'), ben, true],
    ['that locks the other’s', lock('Include', 'owner'), beside, true],
    ['that locks something else', lock('Include', 'date'), beside, false],
    ['that leaves the other’s open', lock('Exclude', 'owner.sign'), beside, false],
    ['that leaves something else open', lock('Exclude', 'date'), beside, true],
  ] as const)('%s', (_, fields, other, isFound) => {
    expect(findLockingField(fields, [within, other])).toBe(isFound ? 'tenant' : undefined);
  });

  it('may lock what it likes for who signs alone, or last, or elsewhere', () => {
    expect(findLockingField(lock('All'), [within])).toBeUndefined();
    expect(findLockingField(lock('All'), [{ ...within, sequence: 2 }, ben])).toBeUndefined();
    expect(findLockingField(lock('All'), [anna, ben])).toBeUndefined();
    expect(findLockingField(lock('All'), [within, { ...ben, sequence: 2 }])).toBe('tenant');
  });

  it('may demand what it likes while nobody signs in it', () => {
    const demanding = field({ demands: ['DigestMethod'] });
    expect(findDemandingField(demanding, [anna, within])).toBe('tenant');
    expect(findDemandingField(demanding, [anna, beside])).toBeUndefined();
    expect(findDemandingField(field({}), [within])).toBeUndefined();
    expect(findDemandingField(field({ signed: true, demands: ['Cert'] }), [within])).toBeUndefined();
  });
});
