import { useIntl } from 'react-intl';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { signatureRequestsDashboardMessages as messages } from './dashboard-messages.ts';

/** Says when somebody may be reminded again, where that is why nobody was; undefined for every other failure. */
export function useReminderText(): (error: unknown) => string | undefined {
  const { formatMessage } = useIntl();
  return (error) => {
    const wait = isApiProblem(error) && error.key === 'error.rate_limit.reminder' ? error.retryAfter : undefined;
    return wait === undefined ? undefined : formatMessage(messages.remindTooSoon, { minutes: Math.ceil(wait / 60) });
  };
}
