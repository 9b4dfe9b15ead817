import { useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../components/IconButton.tsx';
import { Minus, Plus } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { ControlBox, ControlEnd, Input } from './field-style.ts';
import { parseNumber, stepNumber } from './number-text.ts';

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'id' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
    > {
  /** Names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  /** Bounds that the steps keep to; what is typed beyond them stays, and the error is the caller's. */
  least?: number;
  greatest?: number;
  /** Distance of a step; default 1. A fraction brings up the keyboard with a decimal sign. */
  step?: number;
  /** What stands there first, a number or what somebody typed. */
  defaultValue?: number | string;
  /** Called with the number, or undefined when what is typed is none. */
  onChange?: (value: number | undefined, text: string) => void;
  /** What is counted, after the number: "days". */
  unit?: ReactNode;
}

const Line = styled(ControlBox)`
  max-width: 15rem;

  input {
    padding-right: 92px;
    font-variant-numeric: tabular-nums;
  }
`;
const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  right: 92px;
  display: flex;
  align-items: center;
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  pointer-events: none;
`;

const keySteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number to count or to measure with: typed, by arrows and page keys, or by the buttons. What is a code or a year is a TextField. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    id,
    lessLabel,
    moreLabel,
    least,
    greatest,
    step = 1,
    unit,
    ...rest
  } = props;
  const { defaultValue, onChange, disabled, readOnly, ...input } = rest;
  const [text, setText] = useState(String(defaultValue ?? ''));
  const value = parseNumber(text);
  const isFixed = disabled === true || readOnly === true;

  function change(next: string) {
    setText(next);
    onChange?.(parseNumber(next), next);
  }
  function move(steps: number) {
    if (!isFixed) change(String(stepNumber(value, steps, { least, greatest, step })));
  }
  function handleKey(event: KeyboardEvent) {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  }

  // The buttons are for the pointer: the arrow keys do the same without two more stops on the way.
  const button = { size: 'medium', hasTooltip: false, tabIndex: -1 } as const;
  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <Line>
          <Input
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={least}
            aria-valuemax={greatest}
            disabled={disabled}
            readOnly={readOnly}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKey}
          />
          {unit === undefined ? null : <Unit>{unit}</Unit>}
          <ControlEnd>
            <IconButton
              {...button}
              label={lessLabel}
              icon={<Minus aria-hidden />}
              disabled={isFixed || (value !== undefined && least !== undefined && value <= least)}
              onClick={() => move(-1)}
            />
            <IconButton
              {...button}
              label={moreLabel}
              icon={<Plus aria-hidden />}
              disabled={isFixed || (value !== undefined && greatest !== undefined && value >= greatest)}
              onClick={() => move(1)}
            />
          </ControlEnd>
        </Line>
      )}
    </FormField>
  );
}
