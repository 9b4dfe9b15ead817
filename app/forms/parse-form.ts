import type * as z from 'zod';
import { describeViolation, readIssue, type TextReference } from './describe-violation.ts';

/** Why a form was not accepted, and what was typed. An action gives it back; `useForm` shows it. */
export interface FormFailure {
  /** By field name. */
  fields: Record<string, TextReference>;
  /** What concerns no single field. */
  form?: TextReference;
  /** What was typed, without secrets and files. */
  typed: Record<string, string | string[]>;
}

/** A postal or country code is none. */
const secretNames = /password|secret|token|tan$|^(?:.*[^a-z])?code$/i;

/** An empty field is absent, a repeated one a list. */
function readEntries(form: FormData): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => value !== '');
    if (values.length > 0) entries[name] = values.length > 1 ? values : values[0];
  }
  return entries;
}

/** What may go back into the fields: never a password, a code or a file. */
export function keepTyped(form: FormData): FormFailure['typed'] {
  const texts = Object.entries(readEntries(form)).filter(
    ([name, value]) => !secretNames.test(name) && [value].flat().every((part) => typeof part === 'string'),
  );
  return Object.fromEntries(texts) as FormFailure['typed'];
}

/** Reads a form by its schema: the typed value, or the first broken rule of each field. The same schema may serve the browser. */
export function parseForm<S extends z.ZodType>(
  form: FormData,
  schema: S,
): { value: z.output<S>; failure?: never } | { value?: never; failure: FormFailure } {
  const parsed = schema.safeParse(readEntries(form));
  if (parsed.success) return { value: parsed.data };
  const failure: FormFailure = { fields: {}, typed: keepTyped(form) };
  for (const issue of parsed.error.issues) {
    const text = describeViolation(readIssue(issue));
    const [name] = issue.path;
    if (name === undefined) failure.form ??= text;
    else failure.fields[String(name)] ??= text;
  }
  return { failure };
}
