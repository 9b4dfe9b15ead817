import { formatDateText } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { formsMessages } from '../forms/messages.ts';
import { readTypedDay } from './read-period.ts';

const days = ['dateFrom', 'dateTo'];
const exampleDay = '2026-11-21';

/**
 * Sends a form with days once scripts are there: what is no day is told, and what is sent twice stands in the history once, so that Back
 * leads to where the list was before.
 */
export function usePeriodForm(getHref: (search: URLSearchParams) => string) {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [wrongAt, setWrongAt] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const wrong = days.find((name) => typed.get(name)?.trim() && readTypedDay(typed.get(name)) === undefined);
    setWrongAt(wrong && key);
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const href = getHref(typed);
    void navigate(href, { replace: href === pathname + search, preventScrollReset: true });
  }

  const error =
    wrongAt === key ? formatMessage(formsMessages.day, { example: formatDateText(locale, exampleDay) }) : undefined;
  return { onSubmit, error };
}
