import { Banner, Button, Card, ProgressBar, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';
import type { BatchActsProps } from './batch-acts.tsx';

/** How far the sending is, and what holds it up. */
export function BatchProgress({ batch, isWorking, onRetry }: BatchActsProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const { states, act, actions, owner, paused_until: pausedUntil } = batch;
  const { WAITING, FAILED, SKIPPED, CANCELLED } = states;
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const sent = all - WAITING - FAILED - SKIPPED - CANCELLED;
  const words = formatMessage(messages.sent, { sent, total: all });
  return (
    <Stack gap={3}>
      <Card>
        <Stack gap={2}>
          <ProgressBar
            label={formatMessage(messages.sending)}
            value={all ? (all - WAITING) / all : 1}
            valueText={words}
            tone={WAITING ? 'pine' : 'success'}
          />
          <Text role="status">{sent === all ? formatMessage(messages.allDone) : words}</Text>
        </Stack>
      </Card>
      {owner === null && (
        <Banner tone="warning">
          <FormattedMessage {...messages.left} />
        </Banner>
      )}
      {pausedUntil !== null && (
        <Banner tone="info">
          <FormattedMessage {...messages.paused} values={{ time: time(pausedUntil) }} />
        </Banner>
      )}
      {act !== null && (
        <Banner tone="info" role="status">
          <FormattedMessage {...(act === 'WITHDRAW' ? messages.withdrawing : messages.reminding)} />
        </Banner>
      )}
      {FAILED > 0 && (
        <Banner
          tone="danger"
          actions={
            actions.includes('retry') && (
              <Button variant="secondary" size="small" isLoading={isWorking} onClick={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            )
          }
        >
          <FormattedMessage {...messages.failedNotice} values={{ count: FAILED }} />
        </Banner>
      )}
    </Stack>
  );
}
