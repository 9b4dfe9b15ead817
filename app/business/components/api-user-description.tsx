import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { Banner, FormLayout, Stack, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { SavedLine } from '../../forms/saved-line.tsx';
import { useChange } from '../../forms/use-change.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { ScopeChoices } from './scope-choices.tsx';

/** Describes an API user anew; whoever is late sees what it is now, and keeps what was typed. */
export function ApiUserDescription({ apiUser: { username, description, scopes, updatedAt } }: { apiUser: ApiUser }) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const { defaultValue = description, ...props } = field('description');
  const { defaultValue: _typed, ...choices } = field('scopes');
  return (
    <fetcher.Form {...form}>
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <FormLayout>
        {error && (
          <Banner tone="danger">
            <Stack gap={2}>
              <span>{error}</span>
              <FormattedMessage {...messages.isNow} values={{ description: <bdi key="now">{description}</bdi> }} />
            </Stack>
          </Banner>
        )}
        <TextField
          label={<FormattedMessage {...messages.description} />}
          {...props}
          defaultValue={defaultValue}
          maxLength={200}
          required
        />
        <ScopeChoices {...choices} defaultValue={scopes} />
        <SavedLine intent="describe" isBusy={isBusy} isSaved={isSaved}>
          <FormattedMessage {...messages.describeButton} />
        </SavedLine>
      </FormLayout>
    </fetcher.Form>
  );
}
