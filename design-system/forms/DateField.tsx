import { useState } from 'react';
import { styled } from 'styled-components';
import { CalendarButton } from './CalendarButton.tsx';
import { DateInput } from './DateInput.tsx';
import type { DateInputProps } from './DateInput.tsx';
import { formatDateText, parseDateText } from './date-text.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { ControlBox, ControlEnd } from './field-style.ts';

export interface DateFieldProps extends FieldTexts, Omit<DateInputProps, 'id' | 'text' | 'onText' | 'defaultValue'> {
  /** What stands there first: an ISO date, or what somebody typed. */
  defaultValue?: string;
  /** Called with the ISO date, or undefined while what is typed is none. */
  onChange?: (date: string | undefined, text: string) => void;
  /** First and last day that the calendar offers, as ISO dates. What is typed beyond stays, and the error is the caller's. */
  earliest?: string;
  latest?: string;
  /** Name of the button that opens the calendar. */
  openLabel: string;
}

const Box = styled(ControlBox)`
  max-width: 15rem;
  input {
    padding-right: 48px;
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * A day: typed in the form of the language (21.11.2026, in English 21/11/2026), or chosen from a calendar. The form's data is the text;
 * `parseDateText` reads it, also where the page works without JavaScript.
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    id,
    locale,
    defaultValue = '',
    onChange,
    earliest,
    latest,
    ...rest
  } = props;
  const { openLabel, ...input } = rest;
  const [text, setText] = useState(() => formatDateText(locale, defaultValue));

  function change(next: string) {
    setText(next);
    onChange?.(parseDateText(next), next);
  }

  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <Box>
          <DateInput {...input} {...control} locale={locale} text={text} onText={change} />
          <ControlEnd>
            <CalendarButton
              label={openLabel}
              locale={locale}
              earliest={earliest}
              latest={latest}
              day={parseDateText(text)}
              isDisabled={input.disabled === true || input.readOnly === true}
              onDay={(day) => change(formatDateText(locale, day))}
            />
          </ControlEnd>
        </Box>
      )}
    </FormField>
  );
}
