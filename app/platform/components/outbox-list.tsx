import { Card, Container, EmptyState, Inline, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import type { OutboxList as Outbox } from '@sigillum/api-contracts/platform/schemas.ts';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { Illustration } from '../../illustrations/illustration.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { platformMessages as messages } from '../messages.ts';

/** The newest mails; each opens. */
export function OutboxList({ mails, query = '' }: Outbox & { query?: string }) {
  const format = useFormat();
  return (
    <Container style={{ paddingBlock: theme.space[6] }}>
      <Stack gap={5}>
        <PageHead title={<FormattedMessage {...messages.outboxTitle} />}>
          <FormattedMessage {...messages.outboxIntroduction} />
        </PageHead>
        {mails.length === 0 ? (
          <EmptyState
            illustration={<Illustration name="empty-inbox" />}
            title={<FormattedMessage {...messages.outboxEmptyTitle} />}
          >
            <FormattedMessage {...messages.outboxEmptyText} />
          </EmptyState>
        ) : (
          <Stack tag="ul" gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {mails.map((mail) => (
              <Card key={mail.id} tag="li" padding="snug">
                <TextLink href={`/outbox/${mail.id}${query}`}>{mail.subject}</TextLink>
                <Inline gap={3} justify="space-between">
                  <Text tone="soft">
                    <FormattedMessage {...messages.outboxTo} values={{ address: mail.to }} />
                  </Text>
                  <Text tone="soft">{format.instant(mail.created_at)}</Text>
                </Inline>
              </Card>
            ))}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
