import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { Banner, FormLayout, SelectField, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { NameFields } from '../../common/name-fields.tsx';
import { identificationUpdateMessages } from '../../identification/update-messages.ts';
import { listLanguages } from '../../layouts/languages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { HighestQualityBadge } from './highest-quality-badge.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';

export interface PersonCardProps extends Pick<User, 'firstName' | 'lastName' | 'lang'> {
  fixedFields: readonly string[];
}

/** Name and language. What an identification has fixed is shown and cannot be typed. */
export function PersonCard({ firstName, lastName, lang, fixedFields }: PersonCardProps) {
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const { highestQuality } = useRoot();
  const isFixed = (name: string) => fixedFields.includes(name);
  const describeField = (name: string, value: string) => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? value,
    ...(isFixed(name) && { readOnly: true, hint: <FormattedMessage {...messages.fixed} /> }),
  });
  const languages = listLanguages(false).map(({ code, name }) => ({ value: code, label: name }));
  const { defaultValue: chosen = lang, ...language } = field('lang');
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.personTitle} />}
      aside={highestQuality && <HighestQualityBadge quality={highestQuality} />}
    >
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <NameFields field={(name) => describeField(name, { firstName, lastName }[name])} />
          {(isFixed('firstName') || isFixed('lastName')) && (
            <Text size="small">
              <TextLink href="/profile/signature-standards/update">
                <FormattedMessage {...identificationUpdateMessages.giveUpTitle} />
              </TextLink>
            </Text>
          )}
          <SelectField
            label={<FormattedMessage {...commonMessages.language} />}
            hint={<FormattedMessage {...messages.languageHint} />}
            options={languages}
            {...language}
            defaultValue={chosen}
          />
          <SavedLine intent="person" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
