import type { OperatorAct, OperatorEvent } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Card, Clock, DataTable, EmptyState, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { RoomPage } from './room-page.tsx';

export interface EventsViewProps {
  isIntact: boolean;
  events: readonly OperatorEvent[];
}

const acts: Record<OperatorAct, MessageText> = {
  OPERATOR_ADDED: messages.actOperatorAdded,
  OPERATOR_REMOVED: messages.actOperatorRemoved,
  JOB_RETRIED: messages.actJobRetried,
  JOB_CANCELLED: messages.actJobCancelled,
  NOTICE_ANNOUNCED: messages.actNoticeAnnounced,
  NOTICE_CHANGED: messages.actNoticeChanged,
  NOTICE_ENDED: messages.actNoticeEnded,
  PLAN_CHANGED: messages.actPlanChanged,
  REQUEST_LOOKED_UP: messages.actRequestLookedUp,
  CONFIGURATION_EXPORTED: messages.actConfigurationExported,
};

/** Everything that operators did, the newest first. */
export function EventsView({ isIntact, events }: EventsViewProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <RoomPage title={messages.eventsTitle} text={messages.eventsText}>
      <Banner tone={isIntact ? 'success' : 'danger'}>
        <FormattedMessage {...(isIntact ? messages.eventsIntact : messages.eventsBroken)} />
      </Banner>
      <Card tag="div" padding="none">
        <DataTable
          caption={formatMessage(messages.eventsTitle)}
          rows={events}
          getRowId={({ seq }) => String(seq)}
          empty={
            <EmptyState icon={<Clock />} title={<FormattedMessage {...messages.eventsEmpty} />}>
              <FormattedMessage {...messages.eventsEmptyText} />
            </EmptyState>
          }
          columns={[
            {
              id: 'what',
              header: formatMessage(messages.what),
              cell: ({ act }) => formatMessage(acts[act]),
              isRowHeader: true,
            },
            { id: 'when', header: formatMessage(messages.when), cell: ({ at }) => instant(at) },
            {
              id: 'who',
              header: formatMessage(messages.who),
              cell: ({ by }) => (by ? <BreakableAddress text={by} /> : formatMessage(messages.machine)),
            },
            {
              id: 'about',
              header: formatMessage(messages.about),
              cell: ({ subject, details }) => (
                <Stack gap={1}>
                  <bdi style={{ overflowWrap: 'anywhere' }}>{subject ?? formatMessage(messages.none)}</bdi>
                  {Object.entries(details).map(([name, value]) => (
                    <Text key={name} tag="span" size="small" tone="soft" style={{ overflowWrap: 'anywhere' }}>
                      <code translate="no">{name}</code> <bdi>{value}</bdi>
                    </Text>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      </Card>
    </RoomPage>
  );
}
