import type { ChainCheck, OperatorAct, OperatorEvent } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Button, Card, Clock, DataTable, EmptyState, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { RoomPage } from './room-page.tsx';
import { RoomPages } from './room-pages.tsx';

export interface EventsViewProps {
  check: ChainCheck | null;
  /** Acts since then. */
  unchecked: number;
  events: readonly OperatorEvent[];
  /** Whether others follow, and behind which act this page begins. */
  hasMore: boolean;
  after: number | undefined;
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
  LOGIN_SWITCHED_OFF: messages.actLoginSwitchedOff,
  LOGIN_SWITCHED_ON: messages.actLoginSwitchedOn,
  REQUEST_LOOKED_UP: messages.actRequestLookedUp,
  CONFIGURATION_EXPORTED: messages.actConfigurationExported,
  EVENTS_CHECKED: messages.actEventsChecked,
};

/** Everything that operators did, the newest first. */
export function EventsView({ check, unchecked, events, hasMore, after }: EventsViewProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <RoomPage title={messages.eventsTitle} text={messages.eventsText}>
      <ChainState check={check} unchecked={unchecked} />
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
      <RoomPages after={after} next={hasMore ? events.at(-1)?.seq : undefined} />
    </RoomPage>
  );
}

/** What the last check found, and a button for another one: the whole chain is too long to be checked at each look. */
function ChainState({ check, unchecked }: Pick<EventsViewProps, 'check' | 'unchecked'>) {
  const { instant } = useFormat();
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Stack gap={3}>
      {check && (
        <Banner tone={check.isIntact ? 'success' : 'danger'}>
          <FormattedMessage
            {...(check.isIntact ? messages.eventsIntact : messages.eventsBroken)}
            values={{ at: instant(check.at), seq: check.seq }}
          />
        </Banner>
      )}
      <fetcher.Form {...form}>
        <Inline gap={4}>
          {unchecked > 0 && (
            <Text tag="span" tone="soft">
              <FormattedMessage {...messages.eventsUnchecked} values={{ count: unchecked }} />
            </Text>
          )}
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            <FormattedMessage {...messages.checkEvents} />
          </Button>
        </Inline>
      </fetcher.Form>
      {error && <Banner tone="danger">{error}</Banner>}
    </Stack>
  );
}
