import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Banner, Card, EmptyState, Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import { KeyRound } from '@sigillum/design-system/icons.ts';
import { FormattedMessage } from 'react-intl';
import type { FormFailure } from '../../forms/parse-form.ts';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { keyPlaceholder } from '../write-quick-start.ts';
import { ApiKeyCard, type MadeKey } from './api-key-card.tsx';
import { ApiUserCard } from './api-user-card.tsx';
import { ApiUserForm } from './api-user-form.tsx';
import { DeveloperPage } from './developer-page.tsx';
import { QuickStartCalls } from './quick-start.tsx';
import { SecretCard, type MadeSecret } from './secret-card.tsx';

/** What one of the page's forms came to. */
export interface ApiUsersOutcome {
  failure?: FormFailure;
  /** Told this once. */
  made?: MadeKey;
  /** Told this once, too. */
  secret?: MadeSecret;
  /** Name of the one that is gone. */
  deleted?: string;
}

export interface ApiUsersViewProps {
  apiUsers: readonly ApiUser[];
  /** Names of those whose key has ended. */
  ended: readonly string[];
  /** Those of the plan. */
  features: readonly PlanFeature[];
  publicUrl: string;
  /** Of who is logged in: the quick start sends them a request. */
  email: string;
  outcome?: ApiUsersOutcome | undefined;
  isBusy: boolean;
}

/** A key that was just made, the API users that are there, the form for another one, and first calls. */
export function ApiUsersView({ apiUsers, ended, features, publicUrl, email, outcome = {}, isBusy }: ApiUsersViewProps) {
  const { failure, made, secret, deleted } = outcome;
  const failureOf = (intent: string, username?: string) =>
    failure?.typed['intent'] === intent && failure.typed['username'] === username ? failure : undefined;
  const [first] = apiUsers;
  // Whoever may not send has nothing of a file that is sent.
  const sending = apiUsers.filter(({ scopes }) => scopes.includes('send'));
  const maySend = (username: string) => sending.some((one) => one.username === username);
  const refused = failureOf('create');
  const form = (
    <FeatureOfPlan feature="api" features={features} isTyped={refused !== undefined}>
      <ApiUserForm key={`form after ${made?.key ?? 'none'}`} failure={refused} isBusy={isBusy} />
    </FeatureOfPlan>
  );
  return (
    <DeveloperPage page="api" text={messages.text}>
      {made && (
        <ApiKeyCard key={made.key} made={made} start={maySend(made.username) ? { publicUrl, email } : undefined} />
      )}
      {secret && <SecretCard key={secret.secret} made={secret} takesFocus={!made} />}
      {deleted !== undefined && (
        <Banner tone="success">
          <FormattedMessage {...messages.deleted} values={{ username: deleted }} />
        </Banner>
      )}
      {first === undefined ? (
        <>
          {form}
          {features.includes('api') && (
            <Card padding="none">
              <EmptyState icon={<KeyRound />} title={<FormattedMessage {...messages.emptyTitle} />}>
                <FormattedMessage {...messages.emptyText} />
              </EmptyState>
            </Card>
          )}
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
              hasEnded={ended.includes(apiUser.username)}
              failure={
                failureOf('reset', apiUser.username) ??
                failureOf('delete', apiUser.username) ??
                failureOf('callback-secret', apiUser.username)
              }
            />
          ))}
        </Stack>
      )}
      {first && form}
      {!made && sending[0] && (
        <Card>
          <QuickStartCalls publicUrl={publicUrl} email={email} username={sending[0].username} apiKey={keyPlaceholder} />
        </Card>
      )}
      <Text>
        <TextLink href="/api-docs/machine">
          <FormattedMessage {...messages.docs} />
        </TextLink>
      </Text>
    </DeveloperPage>
  );
}
