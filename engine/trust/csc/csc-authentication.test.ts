import { describe, expect, it } from 'vitest';

import { planAuthentication } from './csc-authentication.ts';

const pin = { type: 'Password', id: 'PIN', label: 'Signature PIN' };
const totp = { type: 'Password', id: 'second', generator: 'totp', description: 'Six digits' };
const sms = { type: 'ChallengeResponse', id: 'OTP', label: 'Code' };
const app = { type: 'ChallengeResponseOOB', id: 'APP' };

describe('what a service asks of a signer', () => {
  it.each([
    [[], { kind: 'silent', ids: [] }],
    [[app], { kind: 'silent', ids: ['APP'] }],
    [[pin], { kind: 'secrets', codeId: 'PIN', label: 'Signature PIN', silentIds: [] }],
    [[sms], { kind: 'secrets', codeId: 'OTP', challengeId: 'OTP', label: 'Code', silentIds: [] }],
    [
      [pin, sms],
      { kind: 'secrets', codeId: 'OTP', passwordId: 'PIN', challengeId: 'OTP', label: 'Code', silentIds: [] },
    ],
    [[totp, pin], { kind: 'secrets', codeId: 'second', passwordId: 'PIN', label: 'Six digits', silentIds: [] }],
    [[pin, app], { kind: 'secrets', codeId: 'PIN', label: 'Signature PIN', silentIds: ['APP'] }],
  ])('with %j becomes a code, a password, or nothing to type', (objects, plan) => {
    expect(planAuthentication(objects)).toEqual(plan);
  });

  it.each([[[pin, sms, totp]], [[{ type: 'Retina', id: 'eye' }]]])('with %j is not supported', (objects) => {
    expect(() => planAuthentication(objects)).toThrow('not supported');
  });
});
