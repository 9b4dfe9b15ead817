import type { Domain, DomainFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { Banner, Button, DefinitionList, Heading, Inline, RefreshCw, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { membersDomainMessages as messages } from '../domain-messages.ts';

const findings = {
  no_domain: messages.no_domain,
  missing: messages.missing,
  different: messages.different,
  unreachable: messages.unreachable,
  taken: messages.taken,
} as const satisfies Record<DomainFinding, unknown>;

/** The record that proves a domain, and what the last look at it has found. */
export function ProveByRecord({ domain }: { domain: Domain }) {
  const { record, check_until: until, checked_at, finding } = domain;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { fetcher, form, error, isBusy } = useChange();
  const items = [
    { term: formatMessage(messages.recordName), value: <code translate="no">{record.name}</code> },
    { term: formatMessage(messages.recordValue), value: <code translate="no">{record.value}</code> },
  ];
  // By the last look, not by this machine's clock: server and browser draw the same.
  const isOver = checked_at !== null && checked_at > until;
  return (
    <Stack gap={3}>
      <Heading level={3} look="label">
        <FormattedMessage {...messages.dnsTitle} />
      </Heading>
      <Text tone="soft">
        <FormattedMessage
          {...(isOver ? messages.dnsOver : messages.dnsText)}
          values={{ until: format.instant(until) }}
        />
      </Text>
      <DefinitionList items={items} />
      <div role="status">
        {finding && !isBusy && (
          <Banner tone={finding === 'taken' ? 'danger' : 'warning'}>
            <FormattedMessage {...findings[finding]} />
          </Banner>
        )}
      </div>
      <fetcher.Form {...form}>
        <input type="hidden" name="domain" value={domain.domain} />
        <Stack gap={3}>
          {error && <Banner tone="danger">{error}</Banner>}
          <Inline gap={3}>
            <Button
              type="submit"
              name="intent"
              value="check"
              variant="secondary"
              icon={<RefreshCw aria-hidden />}
              isLoading={isBusy}
            >
              <FormattedMessage {...messages.check} />
            </Button>
            {checked_at && (
              <Text tone="soft" size="small">
                <FormattedMessage {...messages.checkedAt} values={{ instant: format.instant(checked_at) }} />
              </Text>
            )}
          </Inline>
        </Stack>
      </fetcher.Form>
    </Stack>
  );
}
