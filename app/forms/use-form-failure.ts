import { type RefObject, useEffect, useRef } from 'react';
import type { FormFailure } from './parse-form.ts';
import { useTexts } from './use-problem-text.ts';

export interface FormState {
  /** For the form: the first field that was refused gets the focus. */
  ref: RefObject<HTMLFormElement | null>;
  /** Props of a field of the design system: its name, its error, and what was typed. */
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string | undefined };
  /** What concerns the whole form. */
  error: string | undefined;
}

/** Shows what an action refused. */
export function useFormFailure(failure: FormFailure | undefined): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const format = useTexts();
  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return {
    ref,
    field(name) {
      const reference = failure?.fields[name];
      const typed = failure?.typed[name];
      return {
        name,
        error: reference && format(reference),
        defaultValue: typeof typed === 'string' ? typed : undefined,
      };
    },
    error: failure?.form && format(failure.form),
  };
}
