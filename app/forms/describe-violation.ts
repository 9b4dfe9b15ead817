import type * as z from 'zod';
import { formsMessages } from './messages.ts';

/** A text to be formatted later: message id and what its placeholders become. */
export interface TextReference {
  id: string;
  values?: Record<string, string | number>;
}

/** A broken rule, the same whether the form or the API found it. */
export interface BrokenRule {
  /** zod's code, or the message of one of our own formats (`email`, `phone`, `name`), or a message id. */
  code: string;
  /** The bound that was broken. */
  limit?: number;
  /** The day that bounds a date (ISO), or the character that may not stand there. */
  bound?: string;
}

const byCode: Readonly<Record<string, keyof typeof formsMessages>> = {
  required: 'required',
  invalid_type: 'required',
  email: 'email',
  phone: 'phone',
  url: 'address',
  mobile: 'phone',
  name: 'name',
  numbers: 'numbers',
  integers: 'integers',
  uppercase: 'uppercase',
  length: 'length',
  choice: 'choice',
  least: 'least',
  greatest: 'greatest',
  earliest: 'earliest',
  latest: 'latest',
  character: 'character',
  space: 'space',
};

/** What the placeholder of a message with a bound is called. */
const boundNames: Readonly<Record<string, string>> = { earliest: 'date', latest: 'date', character: 'character' };

/** The sentence for a broken rule (specification, section 5). A code with a dot is a message id already. */
export function describeViolation({ code, limit, bound }: BrokenRule): TextReference {
  if (code === 'too_small')
    return limit === undefined || limit <= 1
      ? { id: formsMessages.required.id }
      : { id: formsMessages.minimum.id, values: { limit } };
  if (code === 'too_big' && limit !== undefined) return { id: formsMessages.maximum.id, values: { limit } };
  if (/^[a-z][\w-]*(\.[\w-]+)+$/.test(code)) return { id: code };
  const { id } = formsMessages[byCode[code] ?? 'format'];
  if (bound !== undefined) return { id, values: { [boundNames[code] ?? 'bound']: bound } };
  return code === 'least' || code === 'greatest' ? { id, values: { limit: limit ?? 0 } } : { id };
}

const isOfNumbers = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint';

function readCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' ? 'numbers' : issue.expected === 'int' ? 'integers' : 'required';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'choice';
  if ('exact' in issue && issue.exact === true) return 'length';
  if (issue.code === 'too_small' && isOfNumbers(issue.origin)) return 'least';
  if (issue.code === 'too_big' && isOfNumbers(issue.origin)) return 'greatest';
  if (issue.code === 'invalid_format') return issue.format === 'regex' ? issue.message : issue.format;
  return issue.code === 'custom' ? issue.message : issue.code;
}

/** The rule behind an issue of zod. */
export function readIssue(issue: z.core.$ZodIssue): BrokenRule {
  const bound = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  const own: unknown = issue.code === 'custom' ? issue.params?.['bound'] : undefined;
  return {
    code: readCode(issue),
    ...(bound !== undefined && { limit: Number(bound) }),
    ...(typeof own === 'string' && { bound: own }),
  };
}
