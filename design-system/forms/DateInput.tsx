import type { ComponentProps } from 'react';
import { describeDateFormat, formatDateText, parseDateText } from './date-text.ts';
import { Input } from './field-style.ts';

/** What both date fields hand to their inputs. */
export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** BCP 47. */
  locale: string;
  /** What stands there: a date in the form of the language, or whatever was typed. */
  text: string;
  onText: (text: string) => void;
}

/** Text that is meant to be a date; leaving it writes a date in the form of the language. */
export function DateInput({ locale, text, onText, onBlur, ...input }: DateInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder={describeDateFormat(locale)}
      {...input}
      type="text"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={(event) => {
        const date = parseDateText(text);
        if (date !== undefined && formatDateText(locale, date) !== text) onText(formatDateText(locale, date));
        onBlur?.(event);
      }}
    />
  );
}
