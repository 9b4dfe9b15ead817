import { describe, expect, it } from 'vitest';
import { refuseTurn } from './find-turn.ts';

describe('refuseTurn', () => {
  it.each([
    ['OPEN', 'OPEN', undefined],
    ['OPEN', 'WAITING', 'error.sign.not_your_turn'],
    ['OPEN', 'SIGNED', 'error.sign.already_signed'],
    ['SIGNED', 'SIGNED', 'error.sign.already_signed'],
    ['DECLINED', 'OPEN', 'error.sr.not_open'],
    ['EXPIRED', 'OPEN', 'error.sr.not_open'],
    ['WITHDRAWN', 'WITHDRAWN', 'error.sr.withdrawn'],
    ['WITHDRAWN', 'SIGNED', 'error.sr.withdrawn'],
    ['DRAFT', 'OPEN', 'error.not_found'],
  ] as const)('answers a %s request with a %s signature: %s', (request, signature, key) => {
    expect(refuseTurn(request, signature)?.key).toBe(key);
  });
});
