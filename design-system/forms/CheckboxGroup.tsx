import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldError, FieldHint, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { GroupLegend } from './GroupLegend.tsx';

/** One of the choices of a group. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts {
  /** Name in the form's data, where every ticked choice is one entry. */
  name: string;
  options: readonly CheckboxOption[];
  /** Given, the choices are controlled. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Called with the ticked values, in the order of the options. */
  onChange?: (values: string[]) => void;
  /** Text of a checkbox above the others that ticks and unticks all of them. */
  allLabel?: ReactNode;
}

const Choices = styled.div`
  &[data-has-all] {
    padding-left: 32px;
  }
`;
const Group = styled.fieldset`
  > :not(legend) + * {
    margin-top: ${theme.space[1]};
  }
`;

/** Any number of several choices; for one of them take RadioCards or a SelectField. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, optionalText, id, name, options, value, defaultValue = [], onChange, allLabel } = props;
  const field = useFieldIds({ id, hint, error });
  const [ticked, setTicked] = useState(defaultValue);
  const values = value ?? ticked;
  const open = options.filter((option) => !option.isDisabled);
  const openCount = open.filter((option) => values.includes(option.value)).length;

  function change(isWanted: (option: CheckboxOption) => boolean) {
    const next = options.filter((option) => (option.isDisabled ? values.includes(option.value) : isWanted(option)));
    setTicked(next.map((option) => option.value));
    onChange?.(next.map((option) => option.value));
  }

  return (
    <Group aria-describedby={field.control['aria-describedby']}>
      <GroupLegend label={label} optionalText={optionalText} />
      <FieldHint id={field.hintId}>{hint}</FieldHint>
      {allLabel === undefined ? null : (
        <Checkbox
          label={allLabel}
          checked={openCount === open.length}
          isIndeterminate={openCount > 0 && openCount < open.length}
          onChange={(event) => change(() => event.target.checked)}
        />
      )}
      <Choices data-has-all={allLabel === undefined ? undefined : true}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? field.control.id : undefined}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled}
            checked={values.includes(option.value)}
            onChange={(event) => change((one) => (one === option ? event.target.checked : values.includes(one.value)))}
          />
        ))}
      </Choices>
      <FieldError id={field.errorId}>{error}</FieldError>
    </Group>
  );
}
