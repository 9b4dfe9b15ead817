import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { type FormFailure, parseForm } from './parse-form.ts';
import { type FormState, useForm } from './use-form.ts';

export interface DialogForm {
  /** `onSubmit` of the dialog, or of the form in an overlay. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  field: FormState['field'];
}

/** A form inside a dialog: judged by its schema, the first wrong field focused and judged anew while it is mended, a good value handed to the opener. */
export function useDialogForm<S extends z.ZodType>(schema: S, act: (value: z.output<S>) => void): DialogForm {
  const [failure, setFailure] = useState<FormFailure>();
  const { ref, field, handlers } = useForm(failure, () => Promise.resolve(schema));
  const mend = useEffectEvent((event: Event) => handlers.onInput(event as unknown as FormEvent<HTMLFormElement>));
  const prepare = useEffectEvent(() => handlers.onFocus());
  // The dialog owns its form: what is wrong in it is judged anew while it is mended, as in every other form.
  useEffect(() => {
    const form = ref.current;
    if (!failure || !form) return undefined;
    prepare();
    form.addEventListener('input', mend);
    return () => form.removeEventListener('input', mend);
  }, [failure, ref]);
  return {
    field,
    submit(event) {
      event.preventDefault();
      const { currentTarget } = event;
      ref.current = currentTarget;
      const { value, failure: found } = parseForm(new FormData(currentTarget), schema);
      setFailure(found);
      if (!found) act(value);
    },
  };
}
