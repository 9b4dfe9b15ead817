import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { DateInput } from './DateInput.tsx';
import { formatDateText, parseDateText } from './date-text.ts';
import type { DateRange } from './DaySheet.tsx';
import { FieldError, FieldHint, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { GroupLegend } from './GroupLegend.tsx';
import { ErrorText } from './field-style.ts';

export interface DateRangeFieldProps extends FieldTexts {
  /** Labels of the two inputs: "From", "to". */
  startLabel: ReactNode;
  endLabel: ReactNode;
  /** Which of the two `error` speaks of; both, where missing. */
  wrongEnd?: keyof DateRange | undefined;
  /** Names in the form's data. */
  startName?: string;
  endName?: string;
  /** BCP 47. */
  locale: string;
  /** What stands there first: ISO dates, or what somebody typed. */
  defaultValue?: Partial<DateRange>;
  /** Called with ISO dates; what is not there or no date is missing. */
  onChange?: (range: Partial<DateRange>) => void;
  /** First and last day that the calendar offers, as ISO dates. */
  earliest?: string;
  latest?: string;
  /** Name of the button that opens the calendar. */
  openLabel: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 13rem) auto;
  align-items: end;
  gap: ${theme.space[2]};
  max-width: 30rem;

  /* What is wrong stands below, as close as below any other field. */
  + ${ErrorText} {
    margin-top: ${theme.space[1]};
  }

  /* On phones below each other, the calendar beside the second. */
  > label {
    grid-column: 1;
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    > label {
      grid-column: auto;
    }
  }
  label {
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
  input {
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: flex;
    padding-bottom: 2px;
  }
`;

/** Two days and what lies between: both typed, or both chosen from one calendar. Either may be missing. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, optionalText, id, startLabel, endLabel, startName, endName, locale, ...rest } = props;
  const {
    wrongEnd,
    defaultValue = {},
    onChange,
    earliest,
    latest,
    openLabel,
    isDisabled = false,
    isReadOnly = false,
  } = rest;
  const field = useFieldIds({ id, hint, error });
  const [texts, setTexts] = useState({
    start: formatDateText(locale, defaultValue.start ?? ''),
    end: formatDateText(locale, defaultValue.end ?? ''),
  });

  function change(next: DateRange) {
    setTexts(next);
    onChange?.(readRange(next));
  }

  const describe = (end: keyof DateRange) => ({
    locale,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-invalid': (wrongEnd ?? end) === end ? field.control['aria-invalid'] : undefined,
    'aria-describedby': field.control['aria-describedby'],
  });
  return (
    <fieldset>
      <GroupLegend label={label} optionalText={optionalText} />
      <FieldHint id={field.hintId}>{hint}</FieldHint>
      <Line>
        <label>
          {startLabel}
          <DateInput
            {...describe('start')}
            id={field.control.id}
            name={startName}
            text={texts.start}
            onText={(start) => change({ ...texts, start })}
          />
        </label>
        <label>
          {endLabel}
          <DateInput {...describe('end')} name={endName} text={texts.end} onText={(end) => change({ ...texts, end })} />
        </label>
        <span>
          <CalendarButton
            label={openLabel}
            locale={locale}
            earliest={earliest}
            latest={latest}
            range={readRange(texts)}
            isDisabled={isDisabled || isReadOnly}
            onRange={({ start, end }) =>
              change({ start: formatDateText(locale, start), end: formatDateText(locale, end) })
            }
          />
        </span>
      </Line>
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}

function readRange(texts: DateRange): Partial<DateRange> {
  const [start, end] = [parseDateText(texts.start), parseDateText(texts.end)];
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}
