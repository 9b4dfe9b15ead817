import type { OperatorJob } from '@sigillum/api-contracts/operator/schemas.ts';
import { Inline, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { operatorMessages as messages } from '../messages.ts';

/** What can be done with one job. */
export function JobActs({ job: { id, canRetry, canCancel } }: { job: OperatorJob }) {
  const { fetcher, form, error } = useChange();
  if (!canRetry && !canCancel) return null;
  return (
    <fetcher.Form {...form}>
      <input type="hidden" name="id" value={id} />
      <Inline gap={2}>
        {canRetry && (
          <ActButton name="intent" value="retry" variant="secondary" size="small" running={fetcher}>
            <FormattedMessage {...messages.retry} />
          </ActButton>
        )}
        {canCancel && (
          <ActButton name="intent" value="cancel" variant="quiet" size="small" running={fetcher}>
            <FormattedMessage {...messages.cancel} />
          </ActButton>
        )}
      </Inline>
      {error && (
        <Text tag="span" size="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </fetcher.Form>
  );
}
