import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { FieldError, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { GroupLegend } from './GroupLegend.tsx';

export interface ScaleFieldProps extends Pick<FieldTexts, 'label' | 'error' | 'id'> {
  /** The question stands nearby already: the label is for screen readers alone. */
  isLabelHidden?: boolean;
  /** Lowest and highest step, whole numbers; up to eleven steps, which a phone shows in two rows. */
  least: number;
  greatest: number;
  /** What the lowest and the highest step mean, at the ends of the scale. */
  ends: readonly [ReactNode, ReactNode];
  /** A step in words, for its name and as a hint under the pointer; without it the number is the name. */
  nameStep?: (step: number) => string;
  /** Null while nothing is chosen. */
  value: number | null;
  onChange: (step: number) => void;
}

const Steps = styled.div`
  --in-a-row: min(var(--steps), 6);
  display: grid;
  grid-template-columns: repeat(var(--in-a-row), minmax(0, 1fr));
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

  ${from.sm} {
    --in-a-row: var(--steps);
    gap: ${theme.space[1]};
  }
`;

const Step = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${theme.color.ink};
  }
  &:has(:checked) {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
    color: ${theme.color.onPine};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  fieldset[data-invalid] &:not(:has(:checked)) {
    border-color: ${theme.color.danger};
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  line-height: 1.45;
  overflow-wrap: anywhere;

  span:last-child {
    text-align: end;
  }
`;

/** A judgement on a scale of numbers: a group of the platform's own radio buttons, so arrow keys move through it. */
export function ScaleField(props: ScaleFieldProps) {
  const { label, isLabelHidden = false, least, greatest, ends, nameStep, value, onChange, error, id } = props;
  const field = useFieldIds({ id, hint: undefined, error });
  const name = useId();
  const steps = Array.from({ length: greatest - least + 1 }, (_, index) => least + index);
  const isInvalid = field.control['aria-invalid'] === true;
  return (
    <fieldset
      id={field.control.id}
      aria-describedby={field.control['aria-describedby']}
      data-invalid={isInvalid || undefined}
    >
      <GroupLegend label={label} isHidden={isLabelHidden} />
      <Steps style={{ '--steps': steps.length }}>
        {steps.map((step) => (
          <Step key={step} title={nameStep?.(step)}>
            <input
              type="radio"
              name={name}
              value={step}
              aria-label={nameStep && `${step}: ${nameStep(step)}`}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            {step}
          </Step>
        ))}
      </Steps>
      <Ends aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Ends>
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}
