import * as z from 'zod';

const isWellFormed = (value: string) => value.isWellFormed();

/** Most UTF-16 units of what people write in their own words. */
export const textLimits = {
  /** To others, with a request: an invitation, a delegation, why it is withdrawn or declined (wire shapes, Signature request). */
  message: 2048,
  /** To us: the specification names no limit; an answer to a question about the service is a remark, not a letter. */
  comment: 1000,
} as const;

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
