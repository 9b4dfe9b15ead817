import { describe, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { clearSignUp, readSignUp, writeSignUp, type SignUp } from './sign-up-cookie.ts';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;
const visit = (cookie: string) => new Request('https://sign.example.ch/signup/steps', { headers: { cookie } });
const signUp: SignUp = { email: 'nora@zürich.ch', flow: 'business', token: 'a-token', next: '/view/1?x=;,"' };

describe('the cookie of a sign-up', () => {
  it('is read as it was written', () => {
    const [pair] = writeSignUp(signUp, environment).split(';');
    expect(readSignUp(visit(`zone=UTC; ${pair}`), environment)).toEqual(signUp);
  });

  it('is hidden from scripts and from other sites, and ends with the link', () => {
    const cookie = writeSignUp(signUp, environment);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=86400']) expect(cookie).toContain(part);
    expect(clearSignUp(environment)).toContain('Max-Age=0');
  });

  it.each([
    '',
    '__Host-sigillum_sign_up=',
    '__Host-sigillum_sign_up=%7B',
    '__Host-sigillum_sign_up=%7B%22flow%22%3A%22other%22%7D',
  ])('counts for nothing when it is %j', (cookie) => expect(readSignUp(visit(cookie), environment)).toBeUndefined());
});
