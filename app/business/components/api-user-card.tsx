import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { Badge, Banner, Card, DefinitionList, Disclosure, Heading, Inline, Stack } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { businessDeveloperMessages as developerMessages } from '../developer-messages.ts';
import { ApiUserActs } from './api-user-acts.tsx';
import { ApiUserDescription } from './api-user-description.tsx';
import { scopeTexts } from './scope-choices.tsx';

export interface ApiUserCardProps {
  apiUser: ApiUser;
  /** Its key opens nothing any more. */
  hasEnded: boolean;
  /** Why a new key or the deletion was refused. */
  failure: FormFailure | undefined;
}

/** One API user: what it is for, when it was there last, and behind a word what can be done with it. */
export function ApiUserCard({ apiUser, hasEnded, failure }: ApiUserCardProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const write = useTexts();
  const { username, description, environment, createdAt, keyMadeAt, keyExpiresAt, scopes, lastUsedAt } = apiUser;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={3} look="title">
            <bdi>{description}</bdi>
          </Heading>
          <Badge tone={environment === 'DEMO' ? 'neutral' : 'pine'}>
            <FormattedMessage {...(environment === 'DEMO' ? messages.demo : messages.production)} />
          </Badge>
          {hasEnded && (
            <Badge tone="danger">
              <FormattedMessage {...messages.keyEnded} />
            </Badge>
          )}
        </Inline>
        {failure?.form && <Banner tone="danger">{write(failure.form)}</Banner>}
        <DefinitionList
          items={[
            { term: formatMessage(messages.username), value: <code translate="no">{username}</code> },
            { term: formatMessage(messages.createdAt), value: format.instant(createdAt) },
            { term: formatMessage(messages.keyMadeAt), value: format.instant(keyMadeAt) },
            {
              term: formatMessage(developerMessages.keyDays),
              value: keyExpiresAt === null ? formatMessage(developerMessages.never) : format.instant(keyExpiresAt),
            },
            {
              term: formatMessage(developerMessages.scopes),
              value: scopes.map((scope) => formatMessage(scopeTexts[scope])).join(' · '),
            },
            {
              term: formatMessage(messages.lastUsedAt),
              value: lastUsedAt === null ? formatMessage(messages.neverUsed) : format.instant(lastUsedAt),
            },
          ]}
        />
        <Disclosure label={<FormattedMessage {...messages.manage} />} isOpen={failure !== undefined}>
          <Stack gap={5}>
            <ApiUserDescription apiUser={apiUser} />
            <ApiUserActs apiUser={apiUser} />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
