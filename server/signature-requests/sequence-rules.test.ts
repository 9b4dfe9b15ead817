import { describe, expect, it } from 'vitest';
import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { findNextTurn } from './sequence-rules.ts';

const sign = (sid: string, sequence: number, status: SignatureStatus = 'WAITING') => ({ sid, sequence, status });

describe('the order of signing', () => {
  it('everybody without a number signs at once', () => {
    expect(findNextTurn([sign('a', -1), sign('b', -1)])).toEqual(['a', 'b']);
  });

  it('the lowest number comes first, equal ones together', () => {
    expect(findNextTurn([sign('a', 3), sign('b', 1), sign('c', 1)])).toEqual(['b', 'c']);
  });

  it('higher numbers wait until all lower ones have signed', () => {
    expect(findNextTurn([sign('a', 1, 'SIGNED'), sign('b', 1, 'OPEN'), sign('c', 2)])).toEqual(['b']);
    expect(findNextTurn([sign('a', 1, 'SIGNED'), sign('b', 1, 'SIGNED'), sign('c', 2)])).toEqual(['c']);
  });

  it('signers without a number come before numbered ones', () => {
    expect(findNextTurn([sign('a', 1), sign('b', -1)])).toEqual(['b']);
  });

  it('nobody is next when all have signed', () => {
    expect(findNextTurn([sign('a', 1, 'SIGNED')])).toEqual([]);
  });
});
