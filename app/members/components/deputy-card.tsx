import type { Deputies } from '@sigillum/api-contracts/members/deputy-schemas.ts';
import { Banner, Button, DateField, EmailField, FormLayout, FormRow, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { formsMessages } from '../../forms/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';
import { membersDeputyMessages as messages } from '../deputy-messages.ts';

/** Names a colleague who looks after one's requests during an absence, and ends that. */
export function DeputyCard({ deputy, today }: { deputy: Deputies['deputy']; today: string }) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const day = { locale, earliest: today, openLabel: formatMessage(formsMessages.chooseDay) };
  return (
    <ProfileCard title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      <fetcher.Form {...form} key={deputy?.endsAt}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          {deputy ? (
            <>
              <Text>
                <FormattedMessage
                  {...(deputy.hasBegun ? messages.current : messages.planned)}
                  values={{
                    name: <bdi key="name">{deputy.name || deputy.email}</bdi>,
                    from: format.date(deputy.beginsAt),
                    until: format.date(deputy.endsAt),
                  }}
                />
              </Text>
              <div>
                <Button type="submit" name="intent" value="end-deputy" variant="secondary" isLoading={isBusy}>
                  <FormattedMessage {...messages.end} />
                </Button>
              </div>
            </>
          ) : (
            <>
              <EmailField label={<FormattedMessage {...messages.email} />} autoComplete="off" {...field('email')} />
              <FormRow>
                <DateField label={formatMessage(messages.from)} {...day} {...field('from')} />
                <DateField label={formatMessage(messages.until)} {...day} {...field('until')} />
              </FormRow>
              <SavedLine intent="deputy" isBusy={isBusy} isSaved={isSaved}>
                <FormattedMessage {...messages.name} />
              </SavedLine>
            </>
          )}
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
