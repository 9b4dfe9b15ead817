import { useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';

export interface OneTimeCodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Number of digits; default 6. */
  length?: number;
  /** Given, the field is controlled. */
  value?: string;
  /** Called with the digits typed so far. */
  onChange?: (code: string) => void;
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void;
}

const Box = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  border-radius: ${theme.radius.control};
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Cells = styled.div`
  display: flex;
  gap: min(0.5rem, 1.5vw);

  span {
    display: grid;
    place-items: center;
    flex: 1 1 48px;
    width: 48px;
    min-width: 0;
    height: 56px;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.control};
    background: ${theme.color.paper};
    font: 500 1.5rem / 1 ${theme.fontFamily.text};
    font-variant-numeric: tabular-nums;
  }
  [data-invalid] > & span {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  :focus-visible + & span[data-next] {
    box-shadow: inset 0 -3px ${theme.color.pine};
  }
  :not([data-invalid]) > :focus-visible + & span[data-next] {
    border-color: ${theme.color.pine};
  }
  :disabled + & span {
    background: ${theme.color.well};
    border-color: ${theme.color.hairline};
    color: ${theme.color.inkFaint};
  }
  @media (forced-colors: active) {
    [data-invalid] > & span {
      border: 2px solid CanvasText;
    }
    :focus-visible + & span[data-next] {
      border: 2px solid Highlight;
    }
    :disabled + & span {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/* One real input over the cells: paste, autofill from a message and screen readers work as anywhere else. */
const HiddenInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: 0;
  /* Phones zoom in on anything smaller. */
  font-size: 1rem;
`;

/** A code of some digits from a mail or a message. Anything but digits is dropped, also from what is pasted. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, hint, error, optionalText, id, length = 6, value, onChange, onComplete, ...input } = props;
  const [typed, setTyped] = useState('');
  const code = value ?? typed;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length);
    setTyped(digits);
    onChange?.(digits);
    if (digits.length === length && digits !== code) onComplete?.(digits);
  }

  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <Box data-invalid={control['aria-invalid']}>
          <HiddenInput
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\d{${length}}`}
            {...input}
            {...control}
            type="text"
            value={code}
            onChange={handleChange}
          />
          <Cells aria-hidden>
            {Array.from({ length }, (_, index) => (
              <span key={index} data-next={index === Math.min(code.length, length - 1) || undefined}>
                {code[index]}
              </span>
            ))}
          </Cells>
        </Box>
      )}
    </FormField>
  );
}
