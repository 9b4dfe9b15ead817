import * as z from 'zod';

const isWellFormed = (value: string) => value.isWellFormed();

/** One line a person typed: trimmed, no control characters, any script; `max` in UTF-16 units. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !/\p{Cc}/u.test(value) && isWellFormed(value), { message: 'control_character' });

/** Text of several lines: as a line, but line breaks and tabs stay. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value) && isWellFormed(value), { message: 'control_character' });
