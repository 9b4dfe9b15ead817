import { describe, expect, it } from 'vitest';
import { judgeDomain } from './judge-domain.ts';

describe('a mail domain that somebody types', () => {
  it.each([
    ['example.ch', 'example.ch'],
    ['  EXAMPLE.ch. ', 'example.ch'],
    ['@example.ch', 'example.ch'],
    ['zürich-bau.ch', 'xn--zrich-bau-q9a.ch'],
    ['ZÜRICH-bau.ch', 'xn--zrich-bau-q9a.ch'],
    ['xn--zrich-bau-q9a.ch', 'xn--zrich-bau-q9a.ch'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['mail.example.ch', 'mail.example.ch'],
    ['example。ch', 'example.ch'],
  ])('is read from %j as %s', (typed, domain) => expect(judgeDomain(typed)).toEqual({ domain }));

  it.each([
    ['*.example.ch', 'error.domain.wildcard'],
    ['*', 'error.domain.wildcard'],
    ['ch', 'error.domain.invalid'],
    ['example.c', 'error.domain.invalid'],
    ['example..ch', 'error.domain.invalid'],
    ['example.ch..', 'error.domain.invalid'],
    ['-example.ch', 'error.domain.invalid'],
    ['exa_mple.ch', 'error.domain.invalid'],
    ['https://example.ch', 'error.domain.invalid'],
    ['nora@example.ch', 'error.domain.invalid'],
    ['example.ch:443', 'error.domain.invalid'],
    ['192.168.0.1', 'error.domain.invalid'],
    ['localhost', 'error.domain.invalid'],
    ['printer.local', 'error.domain.invalid'],
    [`${'a'.repeat(64)}.ch`, 'error.domain.invalid'],
    ['gmail.com', 'error.domain.public'],
    ['GMX.ch.', 'error.domain.public'],
    ['bluewin.ch', 'error.domain.public'],
  ])('is refused as %j', (typed, problem) => expect(judgeDomain(typed)).toEqual({ problem }));
});
