import type { OperatorJob } from '@sigillum/api-contracts/operator/schemas.ts';
import { Button, Inline, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { judgeButton } from '../../forms/judge-button.ts';
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
          <Button
            type="submit"
            name="intent"
            value="retry"
            variant="secondary"
            size="small"
            {...judgeButton(fetcher, { intent: 'retry' })}
          >
            <FormattedMessage {...messages.retry} />
          </Button>
        )}
        {canCancel && (
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="quiet"
            size="small"
            {...judgeButton(fetcher, { intent: 'cancel' })}
          >
            <FormattedMessage {...messages.cancel} />
          </Button>
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
