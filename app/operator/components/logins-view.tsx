import type { OrganisationLogin } from '@sigillum/api-contracts/operator/schemas.ts';
import { Badge, Banner, Button, Card, DataTable, EmptyState, Stack, Building2 } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { useChange } from '../../forms/use-change.ts';
import { operatorMessages as messages } from '../messages.ts';
import { RoomPage } from './room-page.tsx';
import { RoomPages } from './room-pages.tsx';

export interface LoginsViewProps {
  logins: readonly OrganisationLogin[];
  /** Whether others follow, and behind which row this page begins. */
  hasMore: boolean;
  after: string | undefined;
}

/** Domains whose people log in at their organisation, each with its switch. */
export function LoginsView({ logins, hasMore, after }: LoginsViewProps) {
  const { formatMessage } = useIntl();
  const none = formatMessage(messages.none);
  return (
    <RoomPage title={messages.loginsTitle} text={messages.loginsText}>
      <Card tag="div" padding="none">
        <DataTable
          caption={formatMessage(messages.loginsTitle)}
          rows={logins}
          getRowId={({ domain }) => domain}
          empty={
            <EmptyState icon={<Building2 />} title={<FormattedMessage {...messages.loginsEmpty} />}>
              <FormattedMessage {...messages.loginsEmptyText} />
            </EmptyState>
          }
          columns={[
            {
              id: 'domain',
              header: formatMessage(messages.domain),
              cell: ({ domain }) => <BreakableAddress text={domain} />,
              isRowHeader: true,
            },
            {
              id: 'provider',
              header: formatMessage(messages.provider),
              cell: ({ issuer }) => (issuer === null ? none : <BreakableAddress text={issuer} />),
            },
            {
              id: 'by',
              header: formatMessage(messages.setUpBy),
              cell: ({ issuer, businessName }) =>
                businessName === null ? (
                  issuer === null ? (
                    none
                  ) : (
                    formatMessage(messages.machine)
                  )
                ) : (
                  <bdi>{businessName}</bdi>
                ),
            },
            {
              id: 'state',
              header: formatMessage(messages.state),
              cell: ({ switchedOffAt }) => (
                <Badge tone={switchedOffAt ? 'warning' : 'success'}>
                  <FormattedMessage {...(switchedOffAt ? messages.loginOff : messages.loginOn)} />
                </Badge>
              ),
            },
            {
              id: 'acts',
              header: formatMessage(messages.acts),
              isHeaderHidden: true,
              phone: 'bare',
              cell: (login) => <LoginSwitch login={login} />,
            },
          ]}
        />
      </Card>
      <RoomPages after={after} next={hasMore ? logins.at(-1)?.domain : undefined} />
    </RoomPage>
  );
}

function LoginSwitch({ login: { domain, switchedOffAt } }: { login: OrganisationLogin }) {
  const { formatMessage } = useIntl();
  const { fetcher, form, error, isBusy } = useChange();
  const text = switchedOffAt ? messages.switchOn : messages.switchOff;
  return (
    <fetcher.Form {...form}>
      <Stack gap={2}>
        <input type="hidden" name="domain" value={domain} />
        <Button
          type="submit"
          name="intent"
          value={switchedOffAt ? 'on' : 'off'}
          variant="secondary"
          size="small"
          isLoading={isBusy}
          style={{ whiteSpace: 'nowrap' }}
          aria-label={formatMessage(messages.switchOf, { act: formatMessage(text), domain })}
        >
          <FormattedMessage {...text} />
        </Button>
        {error && <Banner tone="danger">{error}</Banner>}
      </Stack>
    </fetcher.Form>
  );
}
