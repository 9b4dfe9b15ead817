import { expect, it } from 'vitest';
import { formatMobile, MobileNumber } from './mobile-number.ts';

it.each(['+41 79 123 45 67', '0041 79 123 45 67', '41791234567', '+41 (79) 123-45.67', '+41 (0)79 123 45 67'])(
  'takes %s as people write it',
  (typed) => {
    expect(MobileNumber.parse(typed)).toBe('41791234567');
  },
);

it.each(['079 123 45 67', '+41 79', 'call me', '+41 79 123 45 67 89 01 23'])('refuses %s', (typed) => {
  expect(MobileNumber.safeParse(typed).success).toBe(false);
});

it('writes a number so that it can be read back', () => {
  expect(MobileNumber.parse(formatMobile('41791234567'))).toBe('41791234567');
});
