import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { FormFailure } from '../forms/parse-form.ts';
import type { CodeWay } from './code-way.ts';

/** What a plain form of the page asks for; the values of its buttons named `act`. */
export type PlainAct = 'review' | 'fill' | 'sign' | 'resend' | 'decline' | 'decline-now';

/** What is asked next, on a page of its own, of a person whose browser runs no script, or has not got it yet. */
export type PlainStep = PlainFilling | PlainSigning | PlainDeclining;

export interface PlainFilling {
  kind: 'fill';
  /** Those that are asked for now, as they were filled in last. */
  fields: readonly FilledField[];
  /** As in what follows. */
  sealName?: string | undefined;
  failure?: FormFailure | undefined;
}

export interface PlainSigning {
  kind: 'sign';
  /** The way of the code that was sent; it is asked for. */
  codeWay?: CodeWay | undefined;
  /** It is a further one. */
  isResent?: boolean;
  /** The organisation's seal that was chosen instead of the person's own signature. */
  sealName?: string | undefined;
  /** The trust service asks for a step that only a script can take. */
  needsScript?: boolean;
  failure?: FormFailure | undefined;
}

export interface PlainDeclining {
  kind: 'decline';
  failure?: FormFailure | undefined;
}
