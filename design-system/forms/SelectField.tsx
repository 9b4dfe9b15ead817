import { Fragment } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { inputStyle } from './field-style.ts';

/** A choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** A line above, to set groups apart. */
  startsGroup?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size' | 'children'> {
  options: readonly SelectOption[];
  /** First line while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 12px;
    right: 12px;
    width: 20px;
    height: 20px;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${inputStyle}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
`;

/** One of several; the platform's own list, which phones show best. */
export function SelectField({
  label,
  hint,
  error,
  optionalText,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const isEmptyFirst = placeholder !== undefined && select.value === undefined && select.defaultValue === undefined;
  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <Box>
          <Select {...select} {...(isEmptyFirst ? { defaultValue: '' } : {})} {...control}>
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <Fragment key={option.value}>
                {option.startsGroup ? <hr /> : null}
                <option value={option.value} disabled={option.isDisabled}>
                  {option.label}
                </option>
              </Fragment>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </Box>
      )}
    </FormField>
  );
}
