import type { AesForBusiness, Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Colleague, Officers } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  DefinitionList,
  Disclosure,
  EmptyState,
  Globe,
  Heading,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { businessAesMessages as messages } from '../aes-messages.ts';
import { OfficersCard } from '../../identification/components/officers-card.tsx';
import { AesForm } from './aes-form.tsx';

export interface AesViewProps {
  business: Business;
  /** Who checks documents of colleagues, and everybody who could. */
  officers: Officers;
  others: readonly Colleague[];
}

/** AES for Business: how the application stands, who checks documents in person, and the form for an application. */
export function AesView({ business, officers, others }: AesViewProps) {
  const { aes4biz = null, domains = [] } = business;
  const held = domains.filter(({ state }) => state === 'activated').map(({ domain }) => domain);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text>
          <TextLink href="/business/profile">
            <FormattedMessage {...messages.back} />
          </TextLink>
        </Text>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
      </Stack>
      {aes4biz && <Application aes={aes4biz} />}
      {(aes4biz?.enabled || officers.officers.length > 0) && <OfficersCard {...officers} others={others} />}
      {held.length > 0 ? (
        <AesForm key={aes4biz?.requestedAt} business={business} held={held} />
      ) : (
        <FeatureOfPlan feature="aes4biz" features={business.pricePlan.features}>
          <Card padding="none">
            <EmptyState
              icon={<Globe />}
              title={<FormattedMessage {...messages.noDomainTitle} />}
              actions={
                <ButtonLink href="/business/members/domains">
                  <FormattedMessage {...messages.toDomains} />
                </ButtonLink>
              }
            >
              <FormattedMessage {...messages.noDomainText} />
            </EmptyState>
          </Card>
        </FeatureOfPlan>
      )}
    </Stack>
  );
}

/** What an application is that is not in force. */
const words = {
  requested: messages.state_requested,
  declined: messages.state_declined,
  expired: messages.state_expired,
  confirmed: messages.state_idle,
} as const;

function Application({ aes }: { aes: AesForBusiness }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { fetcher, form, error, isBusy } = useChange();
  const { enabled, state, representativeName: name, confirmedAt, representativeEmail, expiresAt } = aes;
  const word = enabled ? messages.enabled : words[state];
  const items = [
    { term: formatMessage(messages.name), value: <bdi>{name}</bdi> },
    { term: formatMessage(messages.email), value: <bdi>{representativeEmail}</bdi> },
    { term: formatMessage(messages.register), value: <bdi>{aes.commercialRegister}</bdi> },
    { term: formatMessage(messages.domains), value: <bdi>{aes.domains.join(', ')}</bdi> },
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Text>
          <Badge tone={enabled ? 'pine' : 'neutral'}>
            <FormattedMessage {...word} values={{ name }} />
          </Badge>
        </Text>
        {state === 'requested' && (
          <Text>
            <FormattedMessage
              {...messages.waits}
              values={{ address: <bdi key="a">{representativeEmail}</bdi>, date: format.date(expiresAt) }}
            />
          </Text>
        )}
        {confirmedAt && (
          <Text>
            <FormattedMessage
              {...messages.confirmed}
              values={{ name: <bdi key="n">{name}</bdi>, date: format.date(confirmedAt) }}
            />
          </Text>
        )}
        <DefinitionList items={items} />
        <Disclosure label={<FormattedMessage {...messages.end} />}>
          <fetcher.Form {...form}>
            <Stack gap={3}>
              {error && <Banner tone="danger">{error}</Banner>}
              <Text tone="soft">
                <FormattedMessage {...messages.endText} />
              </Text>
              <Inline gap={3}>
                <Button type="submit" name="intent" value="end" variant="danger" isLoading={isBusy}>
                  <FormattedMessage {...messages.end} />
                </Button>
              </Inline>
            </Stack>
          </fetcher.Form>
        </Disclosure>
      </Stack>
    </Card>
  );
}
