import type * as z from 'zod';
import { formMessages } from './messages.ts';

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
}

const byCode: Readonly<Record<string, keyof typeof formMessages>> = {
  required: 'required',
  invalid_type: 'required',
  email: 'email',
  phone: 'phone',
  mobile: 'phone',
  name: 'name',
  numbers: 'numbers',
  integers: 'integers',
  uppercase: 'uppercase',
  length: 'length',
  choice: 'choice',
};

/** The sentence for a broken rule (specification, section 5). A code with a dot is a message id already. */
export function describeViolation({ code, limit }: BrokenRule): TextReference {
  if (code === 'too_small')
    return limit === undefined || limit <= 1
      ? { id: formMessages.required.id }
      : { id: formMessages.minimum.id, values: { limit } };
  if (code === 'too_big' && limit !== undefined) return { id: formMessages.maximum.id, values: { limit } };
  if (/^[a-z][\w-]*(\.[\w-]+)+$/.test(code)) return { id: code };
  return { id: formMessages[byCode[code] ?? 'format'].id };
}

function readCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' ? 'numbers' : issue.expected === 'int' ? 'integers' : 'required';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'choice';
  if (issue.code === 'invalid_format') return issue.format === 'regex' ? issue.message : issue.format;
  return issue.code === 'custom' ? issue.message : issue.code;
}

/** The rule behind an issue of zod. */
export function readIssue(issue: z.core.$ZodIssue): BrokenRule {
  const bound = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  return { code: readCode(issue), ...(bound !== undefined && { limit: Number(bound) }) };
}
