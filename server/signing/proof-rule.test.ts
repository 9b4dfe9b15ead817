import { describe, expect, it } from 'vitest';
import { chooseProof, hintProof, type Prover } from './proof-rule.ts';

const member: Prover = { isVisitor: false, isVouchedFor: false, email: 'a@example.ch', mobile: '41791234567' };
const visitor: Prover = { ...member, isVisitor: true };
const vouched: Prover = { ...visitor, isVouchedFor: true };
const employee: Prover = { ...member, voucherEmail: 'a@keller.example' };
const email = { channel: 'email', to: 'a@example.ch' };
const sms = { channel: 'sms', to: '41791234567' };

describe('the code that a signer has to give', () => {
  it.each([
    ['SES', member, undefined],
    ['SES', visitor, email],
    ['SES', vouched, undefined],
    ['DEMO', visitor, email],
    ['DEMO', member, undefined],
    ['AES', member, sms],
    ['AES', vouched, sms],
    ['AES', employee, { channel: 'email', to: 'a@keller.example' }],
    ['AES', { ...employee, mobile: null }, { channel: 'email', to: 'a@keller.example' }],
    ['SES', employee, undefined],
    ['QES', employee, undefined],
    ['PART11', employee, email],
    ['PART11', member, email],
    ['PART11', vouched, email],
    ['QES', visitor, undefined],
    ['AES_MINIMAL', member, undefined],
  ] as const)('for %s is the one that this person needs', (quality, prover, proof) => {
    expect(chooseProof(quality, prover)).toEqual(proof);
  });

  it('is told without giving a number away', () => {
    expect(hintProof({ channel: 'sms', to: '41791234567' })).toBe('+… 67');
    expect(hintProof({ channel: 'email', to: 'a@example.ch' })).toBe('a@example.ch');
  });
});
