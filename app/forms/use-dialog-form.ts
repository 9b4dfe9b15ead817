import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { type FormFailure, parseForm } from './parse-form.ts';
import { type FormState, useForm } from './use-form.ts';

export interface DialogForm {
  /** `onSubmit` of the dialog, or of the form in an overlay. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  field: FormState['field'];
}

/**
 * A form inside a dialog: judged by its schema, the first wrong field focused and judged anew while it is mended, a good value handed to the
 * opener. `refused`: what the opener's action was refused for, where a field is at fault.
 */
export function useDialogForm<S extends z.ZodType>(
  schema: S,
  act: (value: z.output<S>) => void,
  refused?: FormFailure,
): DialogForm {
  const [judged, setJudged] = useState<FormFailure>();
  const failure = judged ?? refused;
  const { ref, field, handlers } = useForm(failure, () => Promise.resolve(schema));
  const prepare = useEffectEvent(() => handlers.onFocus());
  const mend = useEffectEvent((event: Event) => {
    if (ref.current?.contains(event.target as Node)) handlers.onInput(event as unknown as FormEvent<HTMLFormElement>);
  });
  // At the document, after React has taken what was typed: drawn before, the field would get back what stood there.
  useEffect(() => {
    if (!failure) return undefined;
    prepare();
    document.addEventListener('input', mend);
    return () => document.removeEventListener('input', mend);
  }, [failure]);
  return {
    field,
    submit(event) {
      event.preventDefault();
      const { currentTarget } = event;
      ref.current = currentTarget;
      const { value, failure: found } = parseForm(new FormData(currentTarget), schema);
      setJudged(found);
      if (!found) act(value);
    },
  };
}
