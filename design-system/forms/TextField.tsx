import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { Input } from './field-style.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {}

/** One line of text; takes every prop of an input. */
export function TextField({ label, hint, error, optionalText, id, ...input }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => <Input type="text" {...input} {...control} />}
    </FormField>
  );
}
