import { AccessCode } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { expect, it } from 'vitest';
import { createAccessCode, readAccessCode } from './access-code.ts';

it('makes codes that the contract takes and that are all different', () => {
  const codes = Array.from({ length: 500 }, createAccessCode);
  for (const code of codes) expect(AccessCode.safeParse(code).success, code).toBe(true);
  expect(new Set(codes).size).toBe(500);
});

it('reads a code as people type it', () => {
  expect(readAccessCode(' abcde fgh-23\t')).toBe('ABCDEFGH23');
});

it.each(['', 'ABCDE-FGHJ', 'ABCDE-FGHJ0', 'ABCDE-FGHJI', 'ABCDE-FGHJKL', `${' '.repeat(31)}ABCDEFGHJK`])(
  'takes no other text for a code: %j',
  (text) => expect(AccessCode.safeParse(text).success).toBe(false),
);
