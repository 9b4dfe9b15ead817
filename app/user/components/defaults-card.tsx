import { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { Banner, FormLayout, FormRow, SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { qualityMessages } from '../../signature-requests/quality-messages.ts';
import { profileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from './profile-card.tsx';
import { SavedLine } from './saved-line.tsx';

const qualityTexts = {
  SES: qualityMessages.qualitySes,
  AES: qualityMessages.qualityAes,
  AES_MINIMAL: qualityMessages.qualityAesMinimal,
  QES: qualityMessages.qualityQes,
  DEMO: qualityMessages.qualityDemo,
  PART11: qualityMessages.qualityPart11,
} as const;
const legislationTexts = { ZERTES: qualityMessages.zertes, EIDAS: qualityMessages.eidas } as const;

/** What a new request of this person starts with. */
export function DefaultsCard(props: { defaultQuality: Quality; defaultLegislation: Legislation }) {
  const { formatMessage } = useIntl();
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const describeField = (name: 'defaultQuality' | 'defaultLegislation') => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? props[name],
  });
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.defaultsTitle} />}
      text={<FormattedMessage {...messages.defaultsText} />}
    >
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          <FormRow>
            <SelectField
              label={<FormattedMessage {...qualityMessages.quality} />}
              options={Quality.options.map((value) => ({ value, label: formatMessage(qualityTexts[value]) }))}
              {...describeField('defaultQuality')}
            />
            <SelectField
              label={<FormattedMessage {...qualityMessages.legislation} />}
              options={Legislation.options.map((value) => ({ value, label: formatMessage(legislationTexts[value]) }))}
              {...describeField('defaultLegislation')}
            />
          </FormRow>
          <SavedLine intent="defaults" isBusy={isBusy} isSaved={isSaved}>
            <FormattedMessage {...commonMessages.save} />
          </SavedLine>
        </FormLayout>
      </fetcher.Form>
    </ProfileCard>
  );
}
