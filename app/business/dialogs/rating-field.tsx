import { theme } from '@sigillum/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface RatingFieldProps {
  label: ReactNode;
  /** The steps in words, lowest first; the first and the last stand at the ends of the scale. */
  steps: readonly string[];
  /** From 1; null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  error?: ReactNode;
}

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Step = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 48px;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.card};
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
      outline: 3px solid Highlight;
    }
  }
`;

const Legend = styled.legend`
  padding: 0;
  font: 550 ${theme.fontSize.body} / 1.4 ${theme.fontFamily.text};
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  line-height: 1.45;

  span:last-child {
    text-align: end;
  }
  &[data-error] {
    color: ${theme.color.danger};
    font-weight: 500;
  }
`;

/** A scale of a few steps. Each is a radio button with its words as its name; arrows move, as everywhere. */
export function RatingField({ label, steps, value, onChange, error }: RatingFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} data-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      <Scale style={{ '--steps': steps.length }}>
        {steps.map((words, index) => (
          <Step key={words} title={words}>
            <input
              type="radio"
              name={id}
              value={index + 1}
              aria-label={`${index + 1}: ${words}`}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <span aria-hidden>{index + 1}</span>
          </Step>
        ))}
      </Scale>
      <Words aria-hidden>
        <span>{steps[0]}</span>
        <span>{steps.at(-1)}</span>
      </Words>
      {error ? (
        <Words id={errorId} data-error>
          {error}
        </Words>
      ) : null}
    </fieldset>
  );
}
