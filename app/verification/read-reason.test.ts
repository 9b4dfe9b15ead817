import { expect, it } from 'vitest';
import { readReason } from './read-reason.ts';

const read = (reason: string | null, quality: 'SES' | 'AES' = 'SES') =>
  readReason({ kind: 'signature', signer: 'Nora Ammann', quality, reason });

it('takes the name of who signs for no reason', () => {
  expect(read('Nora Ammann', 'AES')).toEqual({});
  expect(read(null)).toEqual({});
});

it('tells as whom a simple signer was invited, and the reason that was stated beside', () => {
  expect(read('Nora Ammann, nora@example.ch')).toEqual({ invitedAs: 'nora@example.ch' });
  expect(read('nora@example.ch')).toEqual({ invitedAs: 'nora@example.ch' });
  expect(read('N. Ammann, nora@example.ch')).toEqual({ invitedAs: 'N. Ammann, nora@example.ch' });
  expect(read('Nora Ammann, nora@example.ch: Approval: second round')).toEqual({
    invitedAs: 'nora@example.ch',
    reason: 'Approval: second round',
  });
});

it('looks through a reason of any length once', () => {
  for (const hostile of ['a@', 'a, ', '@', 'a@b:'])
    expect(read(hostile.repeat(1_000_000) + ':')).toEqual({ reason: hostile.repeat(1_000_000) + ':' });
});

it('leaves every other reason as it stands in the file', () => {
  expect(read('Lu et approuvé')).toEqual({ reason: 'Lu et approuvé' });
  expect(read('Nora Ammann, nora@example.ch', 'AES')).toEqual({ reason: 'Nora Ammann, nora@example.ch' });
});
