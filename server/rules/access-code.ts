import { randomInt } from 'node:crypto';

/** What is not mixed up when it is read out: no 0, 1, I and O. 32 signs, so ten of them are 50 bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes a code in two groups of five, as it is told to people. */
export const createAccessCode = (): string => {
  const text = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** The code as it is hashed, however somebody typed it. */
export const readAccessCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
