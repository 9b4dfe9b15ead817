import type { OperatorNotice } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Bell, Card, EmptyState, Heading, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { operatorMessages as messages } from '../messages.ts';
import { NoticeCard } from './notice-card.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { RoomPage } from './room-page.tsx';

export interface NoticesViewProps {
  source: 'table' | 'statuspage' | 'none';
  notices: readonly OperatorNotice[];
}

/** What is announced, and the form that announces. */
export function NoticesView({ source, notices }: NoticesViewProps) {
  return (
    <RoomPage title={messages.noticesTitle} text={messages.noticesText}>
      {source !== 'table' && (
        <Banner tone="info">
          <FormattedMessage {...messages.noticesElsewhere} values={{ source }} />
        </Banner>
      )}
      {notices.length ? (
        notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />)
      ) : (
        <Card tag="div" padding="none">
          <EmptyState icon={<Bell />} title={<FormattedMessage {...messages.noticesEmpty} />}>
            <FormattedMessage {...messages.noticesEmptyText} />
          </EmptyState>
        </Card>
      )}
      {source === 'table' && (
        <Card>
          <Stack gap={4}>
            <Heading level={2}>
              <FormattedMessage {...messages.announceTitle} />
            </Heading>
            <NoticeFields key={notices.length} />
          </Stack>
        </Card>
      )}
    </RoomPage>
  );
}
