import type { Webhook } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Badge, Banner, Card, DefinitionList, Disclosure, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { ActButton } from '../../forms/act-button.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { eventTexts } from '../event-texts.ts';
import { WebhookChange } from './webhook-change.tsx';

interface WebhookCardProps {
  webhook: Webhook;
  /** It was called just now. */
  isTested: boolean;
}

/** One webhook: where it leads, of what it hears, how it fares, and what can be done with it. */
export function WebhookCard({ webhook, isTested }: WebhookCardProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  const navigation = useNavigation();
  const { id, description, url, types, isActive, failingSince, switchedOffAt, updatedAt } = webhook;
  const acts: readonly [string, MessageText][] = [
    ['test', messages.test],
    isActive ? ['pause', messages.pause] : ['resume', messages.resume],
    ['secret', messages.newSecret],
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} look="title">
            <bdi>{description}</bdi>
          </Heading>
          {!isActive && (
            <Badge tone="warning">
              <FormattedMessage {...messages.paused} />
            </Badge>
          )}
        </Inline>
        {switchedOffAt ? (
          <Banner tone="danger">
            <FormattedMessage {...messages.switchedOff} values={{ date: instant(switchedOffAt) }} />
          </Banner>
        ) : (
          failingSince && (
            <Banner tone="warning">
              <FormattedMessage {...messages.failing} values={{ date: instant(failingSince) }} />
            </Banner>
          )
        )}
        <DefinitionList
          items={[
            { term: formatMessage(messages.url), value: <BreakableAddress text={url} /> },
            {
              term: formatMessage(messages.types),
              value: types.map((type) => formatMessage(eventTexts[type])).join(' · '),
            },
          ]}
        />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="webhookId" value={id} />
          <input type="hidden" name="updatedAt" value={updatedAt} />
          <Inline gap={3}>
            {acts.map(([intent, text]) => (
              <ActButton
                key={intent}
                name="intent"
                value={intent}
                variant="secondary"
                running={navigation}
                of={{ webhookId: id }}
              >
                <FormattedMessage {...text} />
              </ActButton>
            ))}
          </Inline>
        </Form>
        <Disclosure label={<FormattedMessage {...messages.change} />}>
          <WebhookChange webhook={webhook} />
        </Disclosure>
        <Disclosure label={<FormattedMessage {...messages.remove} />}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="webhookId" value={id} />
            <input type="hidden" name="updatedAt" value={updatedAt} />
            <Stack gap={3}>
              <Text tone="soft">
                <FormattedMessage {...messages.removeText} />
              </Text>
              <Inline>
                <ActButton name="intent" value="delete" variant="danger" running={navigation} of={{ webhookId: id }}>
                  <FormattedMessage {...messages.remove} />
                </ActButton>
              </Inline>
            </Stack>
          </Form>
        </Disclosure>
        <Text role="status" tone="soft">
          {isTested && <FormattedMessage {...messages.tested} />}
        </Text>
      </Stack>
    </Card>
  );
}
