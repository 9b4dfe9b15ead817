import { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { Banner, FormLayout, FormRow, SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { OfferedQualities } from '../../environment.ts';
import { useAskedQuality } from '../../signature-requests/components/asked-quality.tsx';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { signatureRequestsQualityMessages } from '../../signature-requests/quality-messages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from './profile-card.tsx';
import { SavedLine } from '../../forms/saved-line.tsx';

const legislationTexts = {
  ZERTES: signatureRequestsQualityMessages.zertes,
  EIDAS: signatureRequestsQualityMessages.eidas,
} as const;

export interface DefaultsCardProps {
  defaultQuality: Quality;
  defaultLegislation: Legislation;
  /** In which people can sign here. */
  offered: OfferedQualities;
}

/** What a new request of this person starts with. A choice that is not offered any more is told with what stands in its place. */
export function DefaultsCard({ offered, ...props }: DefaultsCardProps) {
  const { formatMessage } = useIntl();
  const nameAsked = useAskedQuality();
  const { fetcher, form, field, error, isBusy, isSaved } = useChange();
  const isOffered = offered[props.defaultLegislation].includes(props.defaultQuality);
  const defaults = { ...props, ...(!isOffered && { defaultQuality: 'SES' }) };
  const describeField = (name: 'defaultQuality' | 'defaultLegislation') => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? defaults[name],
  });
  const qualities = Quality.options.filter((value) => Legislation.options.some((law) => offered[law].includes(value)));
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.defaultsTitle} />}
      text={<FormattedMessage {...messages.defaultsText} />}
    >
      <fetcher.Form {...form}>
        <FormLayout>
          {error && <Banner tone="danger">{error}</Banner>}
          {!isOffered && (
            <Banner tone="warning">
              <FormattedMessage
                {...messages.defaultsReplaced}
                values={{
                  quality: formatMessage(qualityTexts[props.defaultQuality]),
                  legislation: formatMessage(legislationTexts[props.defaultLegislation]),
                  instead: formatMessage(qualityTexts.SES),
                }}
              />
            </Banner>
          )}
          <FormRow>
            <SelectField
              label={<FormattedMessage {...signatureRequestsQualityMessages.quality} />}
              options={qualities.map((value) => ({ value, label: nameAsked(value) }))}
              {...describeField('defaultQuality')}
            />
            <SelectField
              label={<FormattedMessage {...signatureRequestsQualityMessages.legislation} />}
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
