import { useState } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { Hint, inputStyle } from './field-style.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> {
  /** Most characters that are accepted. Typing on is not cut off: the count turns red, and the error is the caller's. */
  greatestLength?: number;
  /** The count in words: "12 of 500 characters". */
  countText?: (used: number, greatest: number) => string;
}

const Area = styled.textarea`
  ${inputStyle}
  min-height: 96px;
  resize: vertical;
  field-sizing: content;
  max-height: 40dvh;
`;

const Count = styled(Hint)`
  align-self: flex-end;
  font-variant-numeric: tabular-nums;
  &[data-exceeded] {
    color: ${theme.color.danger};
    font-weight: 550;
  }
`;

/** Several lines of text, growing with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  optionalText,
  id,
  greatestLength,
  countText,
  onChange,
  ...area
}: TextAreaProps) {
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typedLength : String(area.value).length;
  const count =
    greatestLength === undefined || countText === undefined ? undefined : (
      <Count data-exceeded={length > greatestLength || undefined}>{countText(length, greatestLength)}</Count>
    );
  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id} footer={count}>
      {(control) => (
        <Area
          rows={3}
          {...area}
          {...control}
          onChange={(event) => {
            setTypedLength(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </FormField>
  );
}
