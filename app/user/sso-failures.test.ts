import { answerIdentityProvider } from '@sigillum/api-contracts/user/answer-identity-provider.ts';
import { describe, expect, it } from 'vitest';
import { companyReasons, findErrorPage, readReason, ssoReasons } from './sso-failures.ts';

describe('the page about a failed login at an organisation', () => {
  it('exists for each problem of the answer, and no two problems share a reason', () => {
    // That one leads to the second step.
    const keys = answerIdentityProvider.problems.filter((key) => key !== 'error.two_step.needed');
    const pages = keys.map((key) => findErrorPage(key));
    expect(new Set(pages).size).toBe(keys.length);
    for (const page of pages) {
      const url = new URL(page, 'https://sign.example.ch');
      const known: readonly string[] = url.pathname === '/sso/error' ? ssoReasons : companyReasons;
      expect(known).toContain(url.searchParams.get('reason'));
    }
  });

  it('says that the answer does not hold when the reason is not known', () => {
    expect(findErrorPage(undefined)).toBe('/sso/error?reason=invalid');
    expect(findErrorPage('error.validation')).toBe('/sso/error?reason=invalid');
    for (const query of ['', '?reason=', '?reason=<script>', '?reason=foreign']) {
      expect(readReason(new URL(`https://sign.example.ch/sso/error${query}`), ssoReasons)).toBe('invalid');
    }
  });
});
