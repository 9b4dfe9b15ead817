import type { OperatorJob, Queue } from '@sigillum/api-contracts/operator/schemas.ts';
import { Badge, Card, CircleCheck, DataTable, EmptyState, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { JobActs } from './job-acts.tsx';
import { Name, RoomPage } from './room-page.tsx';
import { RoomPages } from './room-pages.tsx';
import { RoomSection } from './room-section.tsx';

export interface JobsViewProps {
  jobs: readonly OperatorJob[];
  queues: readonly Queue[];
  /** Whether others follow, and behind which row this page begins. */
  hasMore: boolean;
  after: string | undefined;
}

const states = {
  created: { tone: 'neutral', text: messages.stateWaiting },
  retry: { tone: 'warning', text: messages.stateRetry },
  active: { tone: 'info', text: messages.active },
  failed: { tone: 'danger', text: messages.failed },
  // Never listed.
  completed: { tone: 'neutral', text: messages.none },
  cancelled: { tone: 'neutral', text: messages.none },
} as const;

/** Work that waits, runs or was given up, and how much there is of each kind. */
export function JobsView({ jobs, queues, hasMore, after }: JobsViewProps) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormat();
  const figure = (id: 'waiting' | 'later' | 'active' | 'failed') => ({
    ...{ id, header: formatMessage(messages[id]), align: 'end' as const },
    cell: (queue: Queue) => number(queue[id]),
  });
  return (
    <RoomPage title={messages.jobsTitle} text={messages.jobsText}>
      <Card tag="div" padding="none">
        <DataTable
          caption={formatMessage(messages.jobsTitle)}
          rows={jobs}
          getRowId={({ id }) => id}
          empty={
            <EmptyState icon={<CircleCheck />} title={<FormattedMessage {...messages.jobsEmpty} />}>
              <FormattedMessage {...messages.jobsEmptyText} />
            </EmptyState>
          }
          columns={[
            {
              id: 'job',
              header: formatMessage(messages.job),
              cell: ({ name, failure }) => (
                <Stack gap={1}>
                  <Name>{name}</Name>
                  {failure && (
                    <Text tag="span" size="small" tone="soft" lang="en" style={{ overflowWrap: 'anywhere' }}>
                      {failure}
                    </Text>
                  )}
                </Stack>
              ),
              isRowHeader: true,
            },
            {
              id: 'state',
              header: formatMessage(messages.state),
              cell: ({ state }) => (
                <Badge tone={states[state].tone}>
                  <FormattedMessage {...states[state].text} />
                </Badge>
              ),
            },
            {
              id: 'attempts',
              header: formatMessage(messages.attempts),
              cell: ({ attempts, tries }) => formatMessage(messages.attemptsValue, { attempts, tries }),
            },
            { id: 'due', header: formatMessage(messages.due), cell: ({ dueAt }) => instant(dueAt) },
            {
              id: 'acts',
              header: formatMessage(messages.acts),
              isHeaderHidden: true,
              phone: 'bare',
              cell: (job) => <JobActs job={job} />,
            },
          ]}
        />
      </Card>
      <RoomPages after={after} next={hasMore ? jobs.at(-1)?.id : undefined} />
      <RoomSection title={messages.queues} isTable>
        <DataTable
          caption={formatMessage(messages.queues)}
          rows={queues}
          getRowId={({ name }) => name}
          columns={[
            {
              id: 'name',
              header: formatMessage(messages.job),
              cell: ({ name }) => <Name>{name}</Name>,
              isRowHeader: true,
            },
            ...(['waiting', 'later', 'active', 'failed'] as const).map(figure),
          ]}
        />
      </RoomSection>
    </RoomPage>
  );
}
