import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { choiceStyle, Legend } from './choice-style.ts';
import { GroupLegend } from './GroupLegend.tsx';
import { Hint } from './field-style.ts';
import { FieldError, FieldHint, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';

/** A choice with room to explain itself. */
export interface RadioCardOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Beside the label, for example a Badge. */
  aside?: ReactNode;
  /** Cannot be chosen now. */
  isDisabled?: boolean;
  /** What is missing for it, shown with a disabled choice. */
  disabledReason?: ReactNode;
}

export interface RadioCardsProps extends FieldTexts {
  /** Name in the form's data. */
  name: string;
  options: readonly RadioCardOption[];
  /** Given, the choice is controlled. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Least width in px of a card; default 240. */
  leastCardWidth?: number;
  /** A heading beside it says the same; read out all the same. */
  isLabelHidden?: boolean;
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least-card-width)), 1fr));
  gap: ${theme.space[3]};

  :is(${Legend}, ${Hint}) ~ & {
    margin-top: ${theme.space[2]};
  }
`;

const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  cursor: pointer;

  &:hover:not(:has(:disabled)) {
    border-color: ${theme.color.ink};
  }
  &:has(:checked) {
    border-color: ${theme.color.pine};
    box-shadow: inset 0 0 0 1px ${theme.color.pine};
    background: ${theme.color.pineSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${theme.color.hairline};
    background: ${theme.color.canvas};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 2px solid Highlight;
    }
    &:has(:disabled) {
      border-color: GrayText;
    }
  }
`;

const Circle = styled.input`
  ${choiceStyle}
  border-radius: 50%;

  &:checked::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.onPine};
  }
  &:focus-visible {
    outline: none;
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.1875rem;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[2]};
    font-weight: 550;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    line-height: 1.45;
  }
  small[data-reason] {
    color: ${theme.color.warning};
    font-weight: 500;
  }
  :has(:disabled) > & strong {
    color: ${theme.color.inkSoft};
  }
`;

/** One of a few choices that need a word of explanation each. */
export function RadioCards(props: RadioCardsProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    id,
    name,
    options,
    value,
    defaultValue,
    onChange,
    leastCardWidth = 240,
    isLabelHidden = false,
  } = props;
  const field = useFieldIds({ id, hint, error });
  const choice = (option: RadioCardOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <fieldset aria-describedby={field.control['aria-describedby']}>
      <GroupLegend label={label} optionalText={optionalText} isHidden={isLabelHidden} />
      <FieldHint id={field.hintId}>{hint}</FieldHint>
      <Cards style={{ '--least-card-width': `${leastCardWidth}px` }}>
        {options.map((option, index) => (
          <Card key={option.value}>
            <Circle
              type="radio"
              id={index === 0 ? field.control.id : undefined}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...choice(option)}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)}
            />
            <Words>
              <strong>
                {option.label}
                {option.aside}
              </strong>
              {option.description === undefined ? null : <small>{option.description}</small>}
              {option.isDisabled && option.disabledReason !== undefined ? (
                <small data-reason>{option.disabledReason}</small>
              ) : null}
            </Words>
          </Card>
        ))}
      </Cards>
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}
