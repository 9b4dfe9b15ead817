import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { Banner, Card, EmptyState, Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import { KeyRound } from '@sigillum/design-system/icons.ts';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { keyPlaceholder } from '../write-first-call.ts';
import { ApiKeyCard, type MadeKey } from './api-key-card.tsx';
import { ApiUserCard } from './api-user-card.tsx';
import { ApiUserForm } from './api-user-form.tsx';
import { FirstCall } from './first-call.tsx';

/** What one of the page's forms came to. */
export interface ApiUsersOutcome {
  failure?: FormFailure;
  /** Told this once. */
  made?: MadeKey;
  /** Name of the one that is gone. */
  deleted?: string;
}

export interface ApiUsersViewProps {
  apiUsers: readonly ApiUser[];
  publicUrl: string;
  outcome?: ApiUsersOutcome | undefined;
  isBusy: boolean;
}

/** A key that was just made, the API users that are there, the form for another one, and a first call. */
export function ApiUsersView({ apiUsers, publicUrl, outcome = {}, isBusy }: ApiUsersViewProps) {
  const { failure, made, deleted } = outcome;
  const failureOf = (intent: string, username?: string) =>
    failure?.typed['intent'] === intent && failure.typed['username'] === username ? failure : undefined;
  const [first] = apiUsers;
  const form = <ApiUserForm key={`form after ${made?.key ?? 'none'}`} failure={failureOf('create')} isBusy={isBusy} />;
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </PageHead>
      {made && <ApiKeyCard key={made.key} made={made} publicUrl={publicUrl} />}
      {deleted !== undefined && (
        <Banner tone="success">
          <FormattedMessage {...messages.deleted} values={{ username: deleted }} />
        </Banner>
      )}
      {first === undefined ? (
        <>
          {form}
          <Card padding="none">
            <EmptyState icon={<KeyRound />} title={<FormattedMessage {...messages.emptyTitle} />}>
              <FormattedMessage {...messages.emptyText} />
            </EmptyState>
          </Card>
        </>
      ) : (
        <Stack gap={4}>
          <Heading level={2}>
            <FormattedMessage {...messages.count} values={{ count: apiUsers.length }} />
          </Heading>
          {apiUsers.map((apiUser) => (
            <ApiUserCard
              key={apiUser.username}
              apiUser={apiUser}
              failure={failureOf('reset', apiUser.username) ?? failureOf('delete', apiUser.username)}
              isBusy={isBusy}
            />
          ))}
        </Stack>
      )}
      {first && form}
      {!made && first && (
        <Card>
          <FirstCall publicUrl={publicUrl} username={first.username} keyText={keyPlaceholder} />
        </Card>
      )}
      <Text>
        <TextLink href="/api-docs">
          <FormattedMessage {...messages.docs} />
        </TextLink>
      </Text>
    </Stack>
  );
}
