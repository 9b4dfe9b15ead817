import type { Domain } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { Badge, Banner, Button, Card, Disclosure, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { membersDomainMessages as messages } from '../domain-messages.ts';
import { DomainProvider } from './domain-provider.tsx';
import { ProveByMail } from './prove-by-mail.tsx';
import { ProveByRecord } from './prove-by-record.tsx';

/** One domain: how it stands, what proves it, and what it is good for once it is proved. */
export function DomainCard({ domain, redirectUri }: { domain: Domain; redirectUri: string }) {
  const { display_name: name, activated_at, proved_by } = domain;
  const format = useFormat();
  return (
    <Card>
      <Stack gap={5}>
        <Inline gap={3}>
          <Heading level={2} look="title">
            <bdi translate="no">
              <BreakableAddress text={name} />
            </bdi>
          </Heading>
          <Badge tone={activated_at ? 'pine' : 'neutral'}>
            <FormattedMessage {...(activated_at ? messages.activated : messages.requested)} />
          </Badge>
        </Inline>
        {activated_at ? (
          <>
            <Text tone="soft">
              <FormattedMessage
                {...messages.since}
                values={{ date: format.date(activated_at), way: proved_by, domain: <bdi key="d">{name}</bdi> }}
              />
            </Text>
            <DomainProvider key={domain.identity_provider?.issuer} domain={domain} redirectUri={redirectUri} />
          </>
        ) : (
          <>
            <ProveByRecord domain={domain} />
            <ProveByMail key={domain.mail?.expires_at} domain={domain} />
          </>
        )}
        <RemoveDomain domain={domain} />
      </Stack>
    </Card>
  );
}

/** What follows is told before the button can be pressed. */
function RemoveDomain({ domain: { domain, display_name: name } }: { domain: Domain }) {
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Disclosure label={<FormattedMessage {...messages.removeLabel} values={{ domain: name }} />}>
      <fetcher.Form {...form}>
        <Stack gap={3}>
          {error && <Banner tone="danger">{error}</Banner>}
          <input type="hidden" name="domain" value={domain} />
          <Text tone="soft">
            <FormattedMessage {...messages.removeText} />
          </Text>
          <Inline gap={3}>
            <Button type="submit" name="intent" value="remove" variant="danger" isLoading={isBusy}>
              <FormattedMessage {...messages.remove} />
            </Button>
          </Inline>
        </Stack>
      </fetcher.Form>
    </Disclosure>
  );
}
