import type { DateValue } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { CalendarHead, Day, Days, Month, Weekday } from './calendar-style.ts';

/** First and last day of a range, as ISO dates. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DaySheetProps {
  /** Name of the calendar; the month shown is added to it. */
  label: string;
  /** BCP 47; German, French, Italian or English. */
  locale: string;
  /** Bounds as ISO dates. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** One day (ISO), or a range when `range` is given. */
  day?: string | undefined;
  range?: Partial<DateRange> | undefined;
  onDay?: (day: string) => void;
  onRange?: (range: DateRange) => void;
}

const read = (date: string | undefined) => (date === undefined ? undefined : parseDate(date));

/** A month to choose one day or a range from: React Aria's calendar, loaded when somebody opens it. Weeks begin on Monday. */
export default function DaySheet(props: DaySheetProps) {
  const { label, locale, earliest, latest, day, range, onDay, onRange } = props;
  const minValue = read(earliest);
  const maxValue = read(latest);
  const shared = {
    'aria-label': label,
    firstDayOfWeek: 'mon' as const,
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    autoFocus: true,
  };
  const { start, end } = range ?? {};
  return (
    <I18nProvider locale={locale}>
      {range === undefined ? (
        <Calendar<DateValue>
          {...shared}
          defaultValue={read(day) ?? null}
          onChange={(value) => onDay?.(value.toString())}
        >
          <MonthOfDays />
        </Calendar>
      ) : (
        <RangeCalendar<DateValue>
          {...shared}
          data-range
          defaultValue={start && end && start <= end ? { start: parseDate(start), end: parseDate(end) } : null}
          onChange={({ start: first, end: last }) => onRange?.({ start: first.toString(), end: last.toString() })}
        >
          <MonthOfDays />
        </RangeCalendar>
      )}
    </I18nProvider>
  );
}

function MonthOfDays(): ReactNode {
  return (
    <>
      <CalendarHead>
        <Button slot="previous">
          <ChevronLeft aria-hidden />
        </Button>
        <Month />
        <Button slot="next">
          <ChevronRight aria-hidden />
        </Button>
      </CalendarHead>
      <Days weekdayStyle="short">
        <CalendarGridHeader>{(weekday) => <Weekday>{weekday}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Days>
    </>
  );
}
