import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import type { Environment } from '../environment.ts';
import { clearSecondStep, findSecondStep, readSecondStep, writeSecondStep } from './second-step-cookie.ts';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;
const withCookie = (cookie: string) =>
  new Request('https://sign.example.ch/login/second-step', { headers: { cookie: cookie.split(';')[0]! } });
const step = { challenge: 'c'.repeat(43), methods: ['totp', 'recovery_code'] as const };

describe('a log-in that waits for its second step', () => {
  it('is found in the problem of the API, and in no other', () => {
    const problem = (key: string, details?: Record<string, unknown>) =>
      new ApiProblem({
        status: 401,
        type: '',
        method: 'POST',
        path: '/v1/login',
        message: '',
        key,
        ...(details && { details }),
      });
    expect(findSecondStep(problem('error.two_step.needed', { ...step, expiration: 'x' }))).toEqual(step);
    expect(findSecondStep(problem('error.auth.credentials_invalid'))).toBeUndefined();
    expect(findSecondStep(new Error('other'))).toBeUndefined();
  });

  it('is kept for ten minutes below the log-in, where no script reads it', () => {
    const cookie = writeSecondStep({ ...step, methods: [...step.methods] }, environment);
    expect(cookie).toMatch(/; Path=\/login; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);
    expect(readSecondStep(withCookie(cookie), environment)).toEqual(step);
    expect(readSecondStep(withCookie(clearSecondStep(environment)), environment)).toBeUndefined();
  });

  it('is none when the cookie was mangled', () => {
    expect(readSecondStep(withCookie('__Secure-sigillum_second_step=%7Bbroken'), environment)).toBeUndefined();
    expect(
      readSecondStep(withCookie('__Secure-sigillum_second_step=%7B%22challenge%22%3A1%7D'), environment),
    ).toBeUndefined();
  });
});
