import { formatDateText } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { formsMessages } from '../forms/messages.ts';
import { readTypedDay } from './read-period.ts';

const days = { start: 'dateFrom', end: 'dateTo' } as const;
type End = keyof typeof days;
const exampleDay = '2026-11-21';

/**
 * Sends a form with days once scripts are there: what is no day is told, and what is sent twice stands in the history once, so that Back
 * leads to where the list was before.
 */
export function usePeriodForm(getHref: (search: URLSearchParams) => string) {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [refused, setRefused] = useState<{ key: string; end: End }>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isWrong = (end: End) => typed.get(days[end])?.trim() && readTypedDay(typed.get(days[end])) === undefined;
    const end = (['start', 'end'] as const).find(isWrong);
    setRefused(end && { key, end });
    if (end) return form.querySelector<HTMLElement>(`[name="${days[end]}"]`)?.focus();
    const href = getHref(typed);
    void navigate(href, { replace: href === pathname + search, preventScrollReset: true });
  }

  if (refused?.key !== key) return { onSubmit };
  const error = formatMessage(formsMessages.day, { example: formatDateText(locale, exampleDay) });
  return { onSubmit, error, wrongEnd: refused.end };
}
