import type { OperatorNotice } from '@sigillum/api-contracts/operator/schemas.ts';
import {
  Badge,
  Banner,
  Button,
  Card,
  DefinitionList,
  Disclosure,
  Heading,
  Inline,
  Stack,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { NoticeFields } from './notice-fields.tsx';

/** A notice that is active or still to come, with what can be done about it. */
export function NoticeCard({ notice }: { notice: OperatorNotice }) {
  const { id, isBlocking, startsAt, endsAt, url } = notice;
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} look="title">
            {instant(startsAt)}
          </Heading>
          <Badge tone={isBlocking ? 'danger' : 'warning'}>
            <FormattedMessage {...(isBlocking ? messages.isBlocking : messages.isBanner)} />
          </Badge>
        </Inline>
        {error && <Banner tone="danger">{error}</Banner>}
        <DefinitionList
          items={[
            {
              term: formatMessage(messages.endsAt),
              value: endsAt ? endsAt.slice(0, 16).replace('T', ' ') : formatMessage(messages.untilEnded),
            },
            { term: formatMessage(messages.url), value: url ?? formatMessage(messages.none) },
          ]}
        />
        <fetcher.Form {...form}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="end" variant="secondary" size="small" isLoading={isBusy}>
            <FormattedMessage {...messages.endNotice} />
          </Button>
        </fetcher.Form>
        <Disclosure label={<FormattedMessage {...messages.changeNotice} />}>
          <NoticeFields notice={notice} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
