import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ChoiceLine, choiceStyle } from './choice-style.ts';
import { FieldError, FieldHint, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';

export interface CheckboxProps
  extends Omit<FieldTexts, 'optionalText'>, Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'> {
  /** Some, not all, of what it stands for is ticked; shown as a dash. A click always ticks or unticks all. */
  isIndeterminate?: boolean;
}

const Box = styled.input`
  ${choiceStyle}
  border-radius: 3px;

  &:checked:not(:indeterminate)::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -2px;
    border: solid ${theme.color.onPine};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &:indeterminate::after {
    content: '';
    width: 10px;
    border-top: 2px solid ${theme.color.onPine};
  }
`;

const Below = styled.div`
  padding-left: 32px;
`;

/** Something to agree to or to switch on with the form; what takes effect at once is a Switch. */
export function Checkbox({ label, hint, error, id, isIndeterminate = false, ...input }: CheckboxProps) {
  const field = useFieldIds({ id, hint, error });
  const boxRef = useRef<HTMLInputElement>(null);

  // After every render, for the browser takes the dash away with each click and HTML has no attribute for it.
  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isIndeterminate;
  });

  return (
    <div>
      <ChoiceLine>
        <Box {...input} {...field.control} ref={boxRef} type="checkbox" />
        <span>{label}</span>
      </ChoiceLine>
      <Below>
        <FieldHint id={field.hintId}>{hint}</FieldHint>
        <FieldError id={field.errorId}>{error}</FieldError>
      </Below>
    </div>
  );
}
