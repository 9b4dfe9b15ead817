import type { UserPreferences } from '@sigillum/api-contracts/user/schemas.ts';
import { Banner, FormLayout, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from './profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';

type Part11 = Pick<UserPreferences, 'p11SigningName' | 'p11SigningReason'>;

/** What a signature of a regulated record (21 CFR 11.50) starts with. */
export function Part11Card(props: Part11) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const describeField = (name: keyof Part11) => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? props[name] ?? '',
  });
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.part11Title} />}
      text={<FormattedMessage {...messages.part11Text} />}
    >
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <TextField
            label={<FormattedMessage {...messages.part11Name} />}
            {...describeField('p11SigningName')}
            maxLength={200}
          />
          <TextField
            label={<FormattedMessage {...messages.part11Reason} />}
            {...describeField('p11SigningReason')}
            maxLength={500}
          />
          <SavedLine intent="part11" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
