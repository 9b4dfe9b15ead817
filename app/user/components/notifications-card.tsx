import { Banner, FormLayout, RadioCards } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from './profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';

/** Which mails a person gets. */
export function NotificationsCard({ level }: { level: 'ALL' | 'IMPORTANT' }) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const { defaultValue = level, ...props } = field('emailNotificationLevel');
  const title = <FormattedMessage {...messages.mailsTitle} />;
  return (
    <ProfileCard title={title}>
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <RadioCards
            label={title}
            isLabelHidden
            {...props}
            defaultValue={defaultValue}
            options={[
              {
                value: 'ALL',
                label: <FormattedMessage {...messages.mailsAll} />,
                description: <FormattedMessage {...messages.mailsAllText} />,
              },
              {
                value: 'IMPORTANT',
                label: <FormattedMessage {...messages.mailsImportant} />,
                description: <FormattedMessage {...messages.mailsImportantText} />,
              },
            ]}
          />
          <SavedLine intent="notifications" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
