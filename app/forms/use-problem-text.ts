import { formatDateText } from '@sigillum/design-system';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from './describe-failure.ts';
import type { TextReference } from './describe-violation.ts';

/** Formats text references, days in the form of the language; one without a text of its own becomes the general sentence. */
export function useTexts(): (reference: TextReference) => string {
  const intl = useIntl();
  return useCallback(
    ({ id, values }) => {
      const date = values?.['date'];
      const shown = typeof date === 'string' ? { ...values, date: formatDateText(intl.locale, date) } : values;
      return intl.formatMessage({ id: id in intl.messages ? id : 'error.internal' }, shown);
    },
    [intl],
  );
}

/** The sentence for anything that was thrown in the browser, or undefined when nothing was. */
export function useProblemText(error: unknown): string | undefined {
  const format = useTexts();
  if (error === undefined || error === null) return undefined;
  return format(describeFailure(error));
}
